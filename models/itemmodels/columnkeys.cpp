// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnkeys.h"

#include "cells.h"

#include "catalogue/isodate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace storedesk::itemmodels {

using catalogue::Type;

static constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();

QString searchText(const QString &text)
{
    const bool plain = std::ranges::all_of(text, [](QChar c) { return c.unicode() < 128; });
    if (plain)
        return text.toLower();
    QString bare = text.normalized(QString::NormalizationForm_D);
    bare.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing; });
    return bare.toCaseFolded();
}

static bool sortsAsNumber(Type type)
{
    return isNumber(type) || type == Type::Moment || type == Type::Day || type == Type::Date
        || type == Type::Boolean;
}

// Parses the service's strings directly. Dates are read without QDateTime.
static double numberOf(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toDouble();
    if (value.isBool())
        return value.toBool() ? 1 : 0;
    if (!value.isString())
        return nothing;
    const auto text = value.toString().toLatin1();
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    if (const auto moment = catalogue::isodate::moment(view))
        return static_cast<double>(*moment);
    const auto day = catalogue::isodate::day(view);
    return day ? static_cast<double>(*day) : nothing;
}

ColumnKeys::ColumnKeys(Type type)
    : m_isNumber(sortsAsNumber(type))
{ }

void ColumnKeys::resize(std::size_t rows)
{
    m_texts.resize(rows);
    if (m_isNumber)
        m_numbers.resize(rows, nothing);
}

void ColumnKeys::set(std::size_t row, const QString &words, const QJsonValue &value)
{
    m_texts[row] = searchText(words);
    if (m_isNumber)
        m_numbers[row] = numberOf(value);
}

void ColumnKeys::remove(std::size_t first, std::size_t count)
{
    const auto from = static_cast<std::ptrdiff_t>(first);
    const auto to = static_cast<std::ptrdiff_t>(first + count);
    m_texts.erase(m_texts.begin() + from, m_texts.begin() + to);
    if (m_isNumber)
        m_numbers.erase(m_numbers.begin() + from, m_numbers.begin() + to);
}

static bool isBefore(double a, double b, Qt::SortOrder order)
{
    if (std::isnan(a) || std::isnan(b))
        return !std::isnan(a) && std::isnan(b);
    return order == Qt::AscendingOrder ? a < b : b < a;
}

static bool isBefore(const QString &a, const QString &b, Qt::SortOrder order)
{
    if (a.isEmpty() || b.isEmpty())
        return !a.isEmpty() && b.isEmpty();
    return order == Qt::AscendingOrder ? a < b : b < a;
}

bool ColumnKeys::before(std::size_t row, std::size_t other, Qt::SortOrder order) const
{
    return m_isNumber ? isBefore(m_numbers[row], m_numbers[other], order)
                      : isBefore(m_texts[row], m_texts[other], order);
}

void ColumnKeys::sort(std::vector<int> &rows, Qt::SortOrder order) const
{
    if (m_isNumber)
        sortNumbers(rows, order);
    else
        sortTexts(rows, order);
}

void ColumnKeys::sortNumbers(std::vector<int> &rows, Qt::SortOrder order) const
{
    // Keys are stored next to their rows, so that the sort accesses one memory location instead of
    // two.
    std::vector<std::pair<double, int>> keyed;
    keyed.reserve(rows.size());
    for (const int row : rows)
        keyed.emplace_back(m_numbers[static_cast<std::size_t>(row)], row);
    std::ranges::stable_sort(
        keyed, [order](const auto &a, const auto &b) { return isBefore(a.first, b.first, order); });
    std::ranges::transform(keyed, rows.begin(), &std::pair<double, int>::second);
}

// Packs the first four characters into one number, which decides most comparisons.
static quint64 beginningOf(const QString &text)
{
    quint64 packed = 0;
    for (qsizetype at = 0; at < 4; ++at)
        packed = packed << 16U | (at < text.size() ? text[at].unicode() : 0U);
    return packed;
}

void ColumnKeys::sortTexts(std::vector<int> &rows, Qt::SortOrder order) const
{
    std::vector<std::pair<quint64, int>> keyed;
    keyed.reserve(rows.size());
    for (const int row : rows)
        keyed.emplace_back(beginningOf(m_texts[static_cast<std::size_t>(row)]), row);
    const bool up = order == Qt::AscendingOrder;
    std::ranges::stable_sort(keyed, [this, up](const auto &a, const auto &b) {
        if (a.first != b.first) {
            // One of the two rows has no text.
            if (a.first == 0 || b.first == 0)
                return b.first == 0;
            return up ? a.first < b.first : b.first < a.first;
        }
        const auto &left = m_texts[static_cast<std::size_t>(a.second)];
        const auto &right = m_texts[static_cast<std::size_t>(b.second)];
        return up ? left < right : right < left;
    });
    std::ranges::transform(keyed, rows.begin(), &std::pair<quint64, int>::second);
}

} // namespace storedesk::itemmodels
