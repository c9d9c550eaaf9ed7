/// Proves a plan, before it is written: what does not hold is a fault of the compiler.
///
/// - Parameters:
///   - claims: what it claims.
///   - pictures: the pictures that its operations take.
/// - Returns: what does not hold; nothing for a sound plan.
public func prove(_ claims: PlanClaims, _ pictures: PicturePlan) -> [BrokenProof] {
  proveMotions(claims) + provePictures(claims, pictures) + proveSymmetry(claims)
    + proveTotality(claims)
}
