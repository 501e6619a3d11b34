// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactorder.h"

#include "catalogue/key.h"
#include "storage/contactmirrorwriter.h"
#include "storage/contactsearchtext.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace storedesk::storage {

namespace key = catalogue::key;

namespace {

// The number of rows between checks for cancellation.
constexpr int rowsBetweenLooks = 4'096;

// A value with its first eight bytes, which nearly always decide the comparison.
struct OrderKey
{
    quint64 front = 0;
    // The offset of the whole text.
    quint32 begin = 0;
    quint32 size = 0;
    qint32 number = 0;
};

// Collects values, then sorts them.
class OrderMaker final
{
public:
    void addText(qint32 number, QByteArrayView folded)
    {
        if (folded.isEmpty())
            return m_blank.push_back(number);
        quint64 front = 0;
        for (qsizetype at = 0; at < 8; ++at)
            front = front << 8 | (at < folded.size() ? static_cast<uchar>(folded[at]) : 0U);
        m_keys.push_back({.front = front,
                          .begin = static_cast<quint32>(m_texts.size()),
                          .size = static_cast<quint32>(folded.size()),
                          .number = number});
        m_texts.append(folded);
    }

    void addNumber(qint32 number, QByteArrayView cell)
    {
        bool isNumber = false;
        const double value = cell.toDouble(&isNumber);
        if (!isNumber)
            return m_blank.push_back(number);
        // Map the value to an integer with the same order.
        quint64 bits = 0;
        std::memcpy(&bits, &value, sizeof bits);
        constexpr quint64 sign = quint64(1) << 63;
        m_keys.push_back({.front = bits & sign ? ~bits : bits | sign, .number = number});
    }

    [[nodiscard]] ContactOrder take()
    {
        std::ranges::sort(m_keys, [this](const OrderKey &one, const OrderKey &other) {
            if (one.front != other.front)
                return one.front < other.front;
            const auto compared = textOf(one).compare(textOf(other));
            return compared != 0 ? compared < 0 : one.number < other.number;
        });
        ContactOrder order{.numbers = {}, .filled = m_keys.size()};
        order.numbers.reserve(m_keys.size() + m_blank.size());
        for (const auto &one : m_keys)
            order.numbers.push_back(one.number);
        order.numbers.insert(order.numbers.end(), m_blank.begin(), m_blank.end());
        return order;
    }

private:
    [[nodiscard]] QByteArrayView textOf(const OrderKey &one) const
    {
        return QByteArrayView(m_texts).sliced(one.begin, one.size);
    }

    std::vector<OrderKey> m_keys;
    std::vector<qint32> m_blank;
    QByteArray m_texts;
};

// The search terms are small and already folded, so they are used for the columns that they
// contain.
using PartOf = QByteArrayView ContactSearchLine::*;

std::optional<PartOf> searchedPart(const QString &column)
{
    if (column == key::contact::email)
        return &ContactSearchLine::email;
    if (column == key::contact::externalId)
        return &ContactSearchLine::externalId;
    return column == key::contact::name ? std::optional<PartOf>(&ContactSearchLine::name)
                                        : std::nullopt;
}

QByteArrayView cellAt(QByteArrayView cells, qsizetype column)
{
    for (; column > 0; --column) {
        const auto end = cells.indexOf(cellSeparator);
        if (end < 0)
            return {};
        cells = cells.sliced(end + 1);
    }
    const auto end = cells.indexOf(cellSeparator);
    return end < 0 ? cells : cells.first(end);
}

base::Problem stoppedOr(const base::Query &query)
{
    return query.problem().value_or(base::Problem());
}

} // namespace

static base::Result<ContactOrder> orderOfLines(base::Database &copy, PartOf part,
                                               const std::function<bool()> &isStopped)
{
    OrderMaker maker;
    auto blocks = copy.query("SELECT first, text FROM block ORDER BY first");
    while (!isStopped() && blocks.next()) {
        const auto block = blocks.view(1);
        auto number = static_cast<qint32>(blocks.number(0));
        for (qsizetype at = 0; at < block.size(); ++number) {
            const auto end = block.indexOf('\n', at);
            const auto line = block.sliced(at, (end < 0 ? block.size() : end) - at);
            // Empty lines belong to removed contacts.
            if (!line.isEmpty())
                maker.addText(number, ContactSearchLine::of(line).*part);
            at = end < 0 ? block.size() : end + 1;
        }
    }
    if (isStopped() || blocks.problem())
        return tl::unexpected(stoppedOr(blocks));
    return maker.take();
}

base::Result<ContactOrder> orderOf(base::Database &copy, const QStringList &columns,
                                   const QString &column, ComparedAs as,
                                   const std::function<bool()> &isStopped)
{
    if (const auto part = searchedPart(column))
        return orderOfLines(copy, *part, isStopped);
    const auto at = columns.indexOf(column);
    OrderMaker maker;
    auto rows = copy.query("SELECT number, cells FROM contact");
    for (int row = 0; rows.next(); ++row) {
        if (row % rowsBetweenLooks == 0 && isStopped())
            return tl::unexpected(stoppedOr(rows));
        const auto number = static_cast<qint32>(rows.number(0));
        const auto cell = at < 0 ? QByteArrayView() : cellAt(rows.view(1), at);
        as == ComparedAs::Number ? maker.addNumber(number, cell)
                                 : maker.addText(number, foldedText(cell));
    }
    if (rows.problem())
        return tl::unexpected(stoppedOr(rows));
    return maker.take();
}

std::vector<qint32> ContactOrder::arranged(const std::vector<qint32> &found, bool descending) const
{
    if (found.empty())
        return {};
    std::vector<bool> wanted(static_cast<std::size_t>(*std::ranges::max_element(found)) + 1);
    for (const auto number : found)
        wanted[static_cast<std::size_t>(number)] = true;
    std::vector<qint32> all;
    all.reserve(found.size());
    const auto add = [&](qint32 number) {
        if (static_cast<std::size_t>(number) < wanted.size()
            && wanted[static_cast<std::size_t>(number)])
            all.push_back(number);
    };
    const auto end = numbers.begin() + static_cast<std::ptrdiff_t>(filled);
    if (descending)
        std::for_each(std::make_reverse_iterator(end), numbers.rend(), add);
    else
        std::for_each(numbers.begin(), end, add);
    std::for_each(end, numbers.end(), add);
    return all;
}

} // namespace storedesk::storage
