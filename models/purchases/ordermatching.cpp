// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/ordermatching.h"

#include "records/columnmatch.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace storedesk::purchases {

using namespace Qt::StringLiterals;

namespace {

struct MatchingWords
{
    Q_DECLARE_TR_FUNCTIONS(OrderMatching)
};

struct Candidate
{
    // The index of the matching name in the field's list of names. Smaller is better.
    qsizetype rank = 0;
    int column = 0;
    OrderField field = OrderField::OrderId;
};

// Shopify calls the order number “Name” and the columns of its lines “Lineitem …”.
bool isShopify(const QStringList &folded)
{
    return std::ranges::any_of(
        folded, [](const QString &heading) { return heading.startsWith("lineitem"_L1); });
}

std::vector<Candidate> candidatesFor(const QStringList &folded)
{
    std::vector<Candidate> candidates;
    const bool shopify = isShopify(folded);
    for (int column = 0; column < folded.size(); ++column) {
        const auto &heading = folded.at(column);
        if (heading.isEmpty())
            continue;
        if (shopify && heading == "name"_L1)
            candidates.push_back({.rank = -1, .column = column, .field = OrderField::OrderId});
        for (const auto &row : orderFields()) {
            const auto names = QString(row.names).split(u' ');
            const auto rank = heading == records::folded(titleOf(row.field))
                    || heading == records::folded(QString(row.word))
                ? 0
                : names.indexOf(heading);
            if (rank >= 0)
                candidates.push_back({.rank = rank, .column = column, .field = row.field});
        }
    }
    std::ranges::sort(candidates, [](const Candidate &one, const Candidate &other) {
        return std::tuple(one.rank, one.column, one.field)
            < std::tuple(other.rank, other.column, other.field);
    });
    return candidates;
}

} // namespace

OrderMatching OrderMatching::proposedFor(const QStringList &headings)
{
    QStringList folded;
    for (const auto &heading : headings)
        folded.append(records::folded(heading));
    OrderMatching matching(headings.size());
    for (const auto &one : candidatesFor(folded)) {
        if (!matching.fieldOf(one.column) && !matching.has(one.field))
            matching.assign(one.column, one.field);
    }
    return matching;
}

QStringList OrderMatching::words() const
{
    QStringList words;
    for (const auto &field : m_fields)
        words.append(field ? QString(rowOf(*field).word) : QString());
    return words;
}

OrderMatching OrderMatching::fromWords(const QStringList &words)
{
    OrderMatching matching(words.size());
    for (int column = 0; column < words.size(); ++column)
        matching.assign(column, orderFieldNamed(words.at(column)));
    return matching;
}

std::optional<OrderField> OrderMatching::fieldOf(int column) const
{
    return column >= 0 && column < columns() ? m_fields[static_cast<std::size_t>(column)]
                                             : std::nullopt;
}

std::optional<int> OrderMatching::columnOf(OrderField field) const
{
    const auto found = std::ranges::find(m_fields, std::optional(field));
    return found == m_fields.end() ? std::nullopt
                                   : std::optional(static_cast<int>(found - m_fields.begin()));
}

void OrderMatching::assign(int column, std::optional<OrderField> field)
{
    if (column < 0 || column >= columns())
        return;
    if (const auto before = field ? columnOf(*field) : std::nullopt)
        m_fields[static_cast<std::size_t>(*before)].reset();
    m_fields[static_cast<std::size_t>(column)] = field;
}

QString OrderMatching::missing() const
{
    const auto choose = [](OrderField field) {
        return MatchingWords::tr("Choose the column for: %1.").arg(titleOf(field));
    };
    for (const auto field : {OrderField::OrderId, OrderField::Date, OrderField::ProductId}) {
        if (!has(field))
            return choose(field);
    }
    if (!has(OrderField::Email) && !has(OrderField::ExternalId))
        return choose(OrderField::Email);
    if (!has(OrderField::UnitPrice) && !has(OrderField::LineTotal))
        return choose(OrderField::UnitPrice);
    // The quantity can be calculated from both prices.
    if (!has(OrderField::Quantity) && !(has(OrderField::UnitPrice) && has(OrderField::LineTotal)))
        return choose(OrderField::Quantity);
    return {};
}

} // namespace storedesk::purchases
