// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/proposal.h"

#include "catalogue/key.h"
#include "events/fieldguess.h"
#include "events/sampleleaves.h"

#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static QString optionLabel(const QString &value)
{
    auto label = value;
    label.replace(u'_', u' ').replace(u'-', u' ');
    label[0] = label[0].toUpper();
    return label;
}

static QJsonArray optionsOf(const QStringList &values)
{
    QJsonArray options;
    for (const auto &value : values)
        options.append(QJsonObject{{key::id, value}, {key::label, optionLabel(value)}});
    return options;
}

// Rates how likely an email identifies the contact of the event.
static int rankOf(const SampleLeaf &leaf, std::size_t samples)
{
    static const QSet<QString> theirs{u"customer"_s, u"buyer"_s,  u"contact"_s,   u"subscriber"_s,
                                      u"user"_s,     u"client"_s, u"member"_s,    u"billing"_s,
                                      u"attendee"_s, u"guest"_s,  u"requester"_s, u"cliente"_s};
    static const QSet<QString> others{
        u"shop"_s,   u"store"_s,    u"merchant"_s, u"seller"_s,    u"agent"_s,     u"support"_s,
        u"staff"_s,  u"friend"_s,   u"referrer"_s, u"organizer"_s, u"host"_s,      u"sender"_s,
        u"from"_s,   u"company"_s,  u"owner"_s,    u"assignee"_s,  u"recipient"_s, u"vendor"_s,
        u"tienda"_s, u"employee"_s, u"venue"_s,    u"gift"_s,      u"sponsor"_s,   u"reply"_s};
    int rank = -static_cast<int>(leaf.path.size());
    for (const auto &part : leaf.path) {
        for (const auto &word : wordsOf(part)) {
            rank += theirs.contains(word) ? 4 : 0;
            rank -= others.contains(word) ? 20 : 0;
        }
    }
    return leaf.values.size() == samples ? rank + 2 : rank;
}

static QJsonObject fieldOf(const SampleLeaf &leaf, const QString &id, const FieldGuess &guess)
{
    QJsonObject field{{key::id, id},
                      {key::name, titleOf(leaf.label.isEmpty() ? id : leaf.label)},
                      {key::type, guess.type},
                      {key::jsonPointerPath, pointerOf(leaf.path)}};
    if (!guess.options.isEmpty())
        field[key::options] = optionsOf(guess.options);
    if (!guess.countryCode.isEmpty())
        field[key::defaultCountryCode] = guess.countryCode;
    return field;
}

static QStringList wordsAbout(const SampleLeaf &leaf)
{
    if (!leaf.label.isEmpty())
        return wordsOf(leaf.label);
    auto words = wordsOf(leaf.path.last());
    // A generic name is explained by its parent: payment.method, total.value.
    if (words.size() == 1 && leaf.path.size() > 1)
        words = wordsOf(leaf.path[leaf.path.size() - 2]) + words;
    return words;
}

// Returns the names from which IDs are built: a form answer is named after its question.
static QList<SamplePath> namingPaths(const QList<SampleLeaf> &leaves)
{
    QList<SamplePath> paths;
    for (const auto &leaf : leaves)
        paths.append(leaf.label.isEmpty() ? leaf.path : SamplePath{leaf.path[0], leaf.label});
    return paths;
}

Proposal proposalOf(const std::vector<SampleValue> &samples, const QString &phonePrefix)
{
    auto found = leavesOf(samples);
    QList<FieldGuess> guesses;
    QList<SampleLeaf> leaves;
    for (const auto &leaf : std::as_const(found.leaves)) {
        auto guess = guessOf(wordsAbout(leaf), leaf.values, phonePrefix);
        if (guess.type.isEmpty()) {
            found.leftOut.append({.pointer = pointerOf(leaf.path), .why = guess.why});
            continue;
        }
        leaves.append(leaf);
        guesses.append(std::move(guess));
    }
    Proposal proposal{.leftOut = found.leftOut};
    const auto ids = idsOf(namingPaths(leaves));
    qsizetype best = -1;
    for (qsizetype at = 0; at < leaves.size(); ++at) {
        proposal.fields.append(fieldOf(leaves[at], ids[at], guesses[at]));
        proposal.reasons.insert(ids[at], guesses[at].why);
        proposal.nested = proposal.nested || leaves[at].path.size() > 1;
        if (guesses[at].type != "email"_L1)
            continue;
        const bool better =
            best < 0 || rankOf(leaves[at], samples.size()) > rankOf(leaves[best], samples.size());
        best = better ? at : best;
    }
    if (best >= 0) {
        auto field = proposal.fields[best].toObject();
        field[key::required] = true;
        field[key::isPrimaryKey] = true;
        proposal.fields[best] = field;
    }
    return proposal;
}

QJsonArray mergedFields(const QJsonArray &present, const QJsonArray &proposed)
{
    auto merged = present;
    const auto same = [](const QJsonValue &one, const QJsonValue &other, QLatin1StringView member) {
        return !one[member].toString().isEmpty() && one[member] == other[member];
    };
    const auto known = [&present, same](const QJsonValue &field) {
        return std::ranges::any_of(present, [&field, same](const QJsonValue &there) {
            return same(there, field, key::id) || same(there, field, key::jsonPointerPath);
        });
    };
    const bool hasKey = std::ranges::any_of(
        present, [](const QJsonValue &field) { return field[key::isPrimaryKey].toBool(); });
    for (const auto &value : proposed) {
        auto field = value.toObject();
        if (known(value))
            continue;
        if (hasKey)
            field.remove(key::isPrimaryKey);
        merged.append(field);
    }
    return merged;
}

} // namespace storedesk::events
