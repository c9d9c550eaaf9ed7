/// Proves a plan, before it is written: what does not hold is a fault of the compiler.
///
/// - Parameters:
///   - claims: what it claims.
///   - captures: by edge of its graph, whether it takes a picture.
/// - Returns: what does not hold; nothing for a sound plan.
public func prove(_ claims: PlanClaims, captures: [Bool]) -> [BrokenProof] {
  proveMotions(claims) + provePictures(claims, captures) + proveSymmetry(claims)
    + proveTotality(claims)
}
