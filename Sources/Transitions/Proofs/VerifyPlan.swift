import JSONText
import Navigation
import StyleModel

/// What a plan that holds was found to hold.
public struct VerifiedPlan: Sendable {
  /// What does not hold; nothing for a sound plan.
  public let broken: [BrokenProof]
  /// How many things each proof was about, in the order of the proofs.
  public let counts: [(proof: Proof, count: Int, of: String)]
}

/// Proves a plan again, from its JSON alone.
///
/// The compiler is given all that the plan says of the app – looks, operations, stacks, wishes – and
/// what it makes of that is held against what the plan says follows. The proofs themselves are made
/// with the plan's own recipes.
///
/// - Parameter bytes: the JSON.
/// - Throws: why it is no plan, where not even what it says of the app can be read.
public func verify(_ bytes: [UInt8]) throws(PlanProblem) -> VerifiedPlan {
  let root = JSONPlace(try planTree(bytes))
  do throws(JSONMismatch) {
    return verify(try PlanReader(root).document())
  } catch {
    // What cannot be read may still follow from nothing: then that is what is wrong with it.
    guard let app = try? PlanReader(root, onlyApp: true).document() else { throw .value(error) }
    let comparison = PlanComparison(app, app.compiledAgain())
    let broken = comparison.broken
    guard !broken.isEmpty else { throw .value(error) }
    return VerifiedPlan(broken: broken, counts: [])
  }
}

/// Proves a plan that was read.
public func verify(_ document: PlanDocument) -> VerifiedPlan {
  let again = document.compiledAgain()
  let lookup = document.lookup(by: again)
  let claims = PlanClaims(again, recipes: document.recipes, recipe: lookup)
  let comparison = PlanComparison(document, again)
  // Of two entries that decide the same thing nobody can tell which one was meant: nothing with such
  // entries is compiled.
  let conflicts = again.overrides.conflicts(along: again.transitions).map { conflict in
    BrokenProof(
      .decision, "overrides[\(conflict.second)]",
      "it decides '\(conflict.attribute.path)', and so does overrides[\(conflict.first)]")
  }
  let proofs =
    conflicts + comparison.broken(.totality) + comparison.broken(.decision) + proveMotions(claims)
    + provePictures(document, again, besides: comparison.broken(.pictures))
    + proveSymmetry(claims)
  // What the comparison names is the cause; another row of the same pair is what follows from it.
  let broken = proofs.isEmpty ? comparison.rest : proofs
  let motions = claims.motions.count
  let swipes = claims.motions.count {
    claims.recipes[Int($0.motion.recipe)].interaction?.isOwn == true
  }
  let pushes = again.graph.edges.count { $0.operation == .push }
  return VerifiedPlan(
    broken: broken,
    counts: [
      (.ends, motions, "motions"), (.seam, motions, "motions"), (.cancel, swipes, "swipes"),
      (.pictures, comparison.captureCount, "captures"), (.symmetry, pushes, "pushes"),
      (.totality, document.transitions.count, "transitions"),
      (.decision, document.transitions.count, "transitions"),
    ])
}

/// What does not hold of the pictures that a plan claims: what the comparison says, and of every other
/// operation what the walk over all that a stack can be does.
private func provePictures(
  _ document: PlanDocument, _ again: TransitionPlan, besides known: [BrokenProof]
) -> [BrokenProof] {
  let lookup = DocumentLookup(document)
  let entries = again.graph.edges.map { edge in
    lookup.entry(
      edge.operation, from: Int(edge.from), to: Int(edge.to), list: Int(edge.list))
  }
  let claimed = PicturePlan(
    targets: entries.map { $0?.capture },
    neverShown: entries.enumerated().reduce(into: [:]) { places, entry in
      if let unshown = entry.element?.neverShown, !unshown.isEmpty {
        places[entry.offset] = unshown
      }
    }, peaks: [])
  let subjects = Set(known.map(\.subject))
  return known + walkPictures(again, claimed).filter { !subjects.contains($0.subject) }
}

extension PlanDocument {
  /// By which recipe a way of an edge of the graph runs.
  fileprivate func lookup(
    by again: TransitionPlan
  ) -> @Sendable (PlanClaims.Query) -> Int? {
    let lookup = DocumentLookup(self)
    let looks = LookTable(again.resolved, again.graph)
    return { query in
      switch query.subject {
      case .pair(let pair):
        return lookup.recipe(
          from: Int(looks.number(ofLook: pair.from.look, pair.from.tabBar)),
          to: Int(looks.number(ofLook: pair.to.look, pair.to.tabBar)), query.direction,
          in: query.band)
      case .edge(let index, let one, let other):
        let edge = again.edges[index]
        let (from, to) = again.screens(ofEdge: index, query.direction)
        let operation = again.isBack(index, query.direction) ? .pop : edge.operation
        return lookup.entry(operation, from: from, to: to, list: Int(edge.list))?
          .recipe((one, other), query.direction, in: query.band)
      }
    }
  }
}
