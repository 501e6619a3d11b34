// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/proposal.h"

#include "catalogue/key.h"
#include "events/fieldguess.h"
#include "events/fieldnames.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

namespace {

// One value in the event, with its values in all samples.
struct SampleLeaf
{
    SamplePath path;
    // For a form answer: the question.
    QString label = {};
    std::vector<SampleValue> values = {};
};

struct SampleLeaves
{
    QList<SampleLeaf> leaves = {};
    QList<Proposal::LeftOut> leftOut = {};
};

using Kind = SampleValue::Kind;

// An answer in a form: the question, and the member that contains the answer.
struct FormAnswer
{
    QString label = {};
    QString member = {};
};

QString labelIn(const SampleValue &object)
{
    static constexpr std::array names{"name"_L1,     "label"_L1, "key"_L1,
                                      "question"_L1, "title"_L1, "ref"_L1};
    for (const auto name : names) {
        const auto *member = object.member(QString(name));
        if (member && member->kind == Kind::Text && !member->text.isEmpty())
            return member->text;
    }
    return {};
}

// Recognises {"name": "size", "value": "M"}, or {"type": "email", "email": "…", "field": {"ref":
// "mail"}}.
FormAnswer answerIn(const SampleValue &object)
{
    static constexpr std::array holders{"value"_L1, "answer"_L1, "response"_L1};
    FormAnswer answer{.label = labelIn(object)};
    if (const auto *asked = object.member(u"field"); asked && answer.label.isEmpty())
        answer.label = labelIn(*asked);
    for (const auto holder : holders) {
        if (object.member(QString(holder)) && answer.member.isEmpty())
            answer.member = holder;
    }
    const auto *type = object.member(u"type");
    if (answer.member.isEmpty() && type && object.member(type->text))
        answer.member = type->text;
    const auto *value = answer.member.isEmpty() ? nullptr : object.member(answer.member);
    return value && value->kind != Kind::Object && !answer.label.isEmpty() ? answer : FormAnswer{};
}

bool areAnswers(const SampleValue &list)
{
    return std::ranges::all_of(list.elements, [](const SampleValue &element) {
        return !answerIn(element).member.isEmpty();
    });
}

// Returns whether the name denotes entries, such as the lines of an order. There may be any number
// of them, even if this sample contains only one.
bool holdsEntries(const QString &name)
{
    static const QSet<QString> entries{u"items"_s,   u"lines"_s,     u"products"_s,  u"articles"_s,
                                       u"lineas"_s,  u"articulos"_s, u"productos"_s, u"rows"_s,
                                       u"tickets"_s, u"payments"_s,  u"refunds"_s,   u"guests"_s};
    const auto words = wordsOf(name);
    return !words.isEmpty() && entries.contains(words.last());
}

class LeafCollector final
{
public:
    void measure(const SampleValue &value, const SamplePath &path)
    {
        if (value.kind == Kind::List)
            m_longest[path] = std::max(m_longest.value(path), value.elements.size());
        for (std::size_t at = 0; at < value.elements.size(); ++at)
            measure(value.elements[at], path + SamplePath{nameOf(value, at)});
    }

    void collect(const SampleValue &value, const SamplePath &path)
    {
        if (value.kind == Kind::Object) {
            for (std::size_t at = 0; at < value.elements.size(); ++at)
                collect(value.elements[at], path + SamplePath{nameOf(value, at)});
        } else if (value.kind == Kind::List) {
            collectList(value, path);
        } else {
            add(value, path);
        }
    }

    [[nodiscard]] SampleLeaves take()
    {
        m_found.leaves.removeIf(
            [this](const SampleLeaf &leaf) { return m_unsteady.contains(leaf.path); });
        return std::move(m_found);
    }

private:
    static QString nameOf(const SampleValue &value, std::size_t at)
    {
        return value.kind == Kind::Object ? value.names[static_cast<qsizetype>(at)]
                                          : QString::number(at);
    }

    void collectList(const SampleValue &list, const SamplePath &path)
    {
        const auto objects = std::ranges::count(list.elements, Kind::Object, &SampleValue::kind);
        const auto size = static_cast<std::ptrdiff_t>(list.elements.size());
        if (objects == 0)
            return add(list, path);
        if (objects == size && areAnswers(list))
            return collectAnswers(list, path);
        if (objects == size && m_longest.value(path) == 1
            && !holdsEntries(path.value(path.size() - 1)))
            return collect(list.elements.front(), path + SamplePath{u"0"_s});
        leaveOut(path,
                 QCoreApplication::translate("Proposal",
                                             "a list of entries, which events don't support"));
    }

    void collectAnswers(const SampleValue &list, const SamplePath &path)
    {
        for (std::size_t at = 0; at < list.elements.size(); ++at) {
            const auto &element = list.elements[at];
            const auto answer = answerIn(element);
            const auto place = path + SamplePath{QString::number(at), answer.member};
            add(*element.member(answer.member), place, answer.label);
        }
    }

    void add(const SampleValue &value, const SamplePath &path, const QString &label = {})
    {
        const auto known = std::ranges::find(m_found.leaves, path, &SampleLeaf::path);
        if (known == m_found.leaves.end()) {
            m_found.leaves.append({.path = path, .label = label, .values = {value}});
            return;
        }
        known->values.push_back(value);
        if (known->label == label)
            return;
        m_unsteady.insert(path);
        leaveOut(path,
                 QCoreApplication::translate(
                     "Proposal",
                     "the question differs from sample to sample, so there is no fixed path"));
    }

    void leaveOut(const SamplePath &path, const QString &why)
    {
        const Proposal::LeftOut left{.pointer = pointerOf(path), .why = why};
        if (!m_found.leftOut.contains(left))
            m_found.leftOut.append(left);
    }

    SampleLeaves m_found;
    // Maximum length of each list in all samples.
    QHash<SamplePath, std::size_t> m_longest;
    QSet<SamplePath> m_unsteady;
};

// Returns all values in the samples at any depth, in order of first appearance.
SampleLeaves leavesOf(const std::vector<SampleValue> &samples)
{
    LeafCollector collector;
    for (const auto &sample : samples)
        collector.measure(sample, {});
    for (const auto &sample : samples)
        collector.collect(sample, {});
    return collector.take();
}

} // namespace

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

// Rates how likely it is that an email identifies the contact of the event.
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

// Returns the names from which IDs are built. A form answer is named after its question.
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
