#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `base` to the power of `exponent`; the one function of libm that colour needs.
func power(_ base: Double, _ exponent: Double) -> Double {
  pow(base, exponent)
}
