// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/sampleleaves.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>

namespace storedesk::events {

using Kind = SampleValue::Kind;
using namespace Qt::StringLiterals;

// An answer of a form: the question, and the member that contains the answer.
struct FormAnswer
{
    QString label = {};
    QString member = {};
};

static QString labelIn(const SampleValue &object)
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
static FormAnswer answerIn(const SampleValue &object)
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

static bool areAnswers(const SampleValue &list)
{
    return std::ranges::all_of(list.elements, [](const SampleValue &element) {
        return !answerIn(element).member.isEmpty();
    });
}

// Returns whether the name denotes order entries, of which there may be any number even if this
// sample has one.
static bool holdsEntries(const QString &name)
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
        leaveOut(
            path,
            QCoreApplication::translate(
                "Proposal", "a different question in every sample, so there is no fixed path"));
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

SampleLeaves leavesOf(const std::vector<SampleValue> &samples)
{
    LeafCollector collector;
    for (const auto &sample : samples)
        collector.measure(sample, {});
    for (const auto &sample : samples)
        collector.collect(sample, {});
    return collector.take();
}

} // namespace storedesk::events
