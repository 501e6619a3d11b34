// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportmembers.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cstring>

namespace storedesk::practice {

ExportMembers::ExportMembers(QByteArrayView object)
    : m_object(object)
{ }

// Returns the position after the closing quote of the text that starts here.
qsizetype ExportMembers::endOfText(qsizetype from) const
{
    for (auto at = from + 1; at < m_object.size(); ++at) {
        if (m_object[at] == '\\')
            ++at;
        else if (m_object[at] == '"')
            return at + 1;
    }
    return m_object.size();
}

qsizetype ExportMembers::endOfValue(qsizetype from) const
{
    int depth = 0;
    for (auto at = from; at < m_object.size();) {
        const char letter = m_object[at];
        if (depth == 0 && (letter == ',' || letter == '}'))
            return at;
        if (letter == '"') {
            at = endOfText(at);
            continue;
        }
        if (letter == '[' || letter == '{')
            ++depth;
        else if (letter == ']' || letter == '}')
            --depth;
        ++at;
    }
    return m_object.size();
}

bool ExportMembers::next()
{
    if (m_at >= m_object.size() || m_object[m_at] != '"')
        return false;
    const auto keyEnd = endOfText(m_at);
    if (keyEnd + 1 >= m_object.size())
        return false;
    m_key = m_object.sliced(m_at + 1, keyEnd - m_at - 2);
    // Skips the colon.
    const auto from = keyEnd + 1;
    const auto end = endOfValue(from);
    m_value = m_object.sliced(from, end - from);
    m_at = end + 1;
    return true;
}

QByteArrayView plainText(QByteArrayView value, QByteArray &space)
{
    if (value.isEmpty() || value == "null")
        return {};
    const bool text = value.front() == '"';
    if (!text && value.front() != '[')
        return value;
    if (text && !std::memchr(value.data(), '\\', static_cast<std::size_t>(value.size())))
        return value.sliced(1, value.size() - 2);
    // Rare enough for the slow path.
    const auto list =
        QJsonDocument::fromJson(text ? '[' + value.toByteArray() + ']' : value.toByteArray());
    space.clear();
    for (const auto &part : list.array()) {
        if (!space.isEmpty())
            space += '|';
        space += part.toString().toUtf8();
    }
    return space;
}

} // namespace storedesk::practice
