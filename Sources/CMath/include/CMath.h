#ifndef CMATH_H
#define CMATH_H

/// The few functions of libm that the rules need, so that Domain imports no platform module.
double cmath_exp(double x);
double cmath_log(double x);
double cmath_log1p(double x);
double cmath_sin(double x);
double cmath_cos(double x);
double cmath_asin(double x);
double cmath_atan2(double y, double x);
double cmath_pow(double x, double y);

#endif
