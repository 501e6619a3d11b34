// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/existingcontacts.h"

#include "importcheck/headedtable.h"
#include "statistics/valuecounter.h"
#include "values/datetext.h"
#include "values/numbertext.h"

#include <algorithm>

namespace storedesk::importcheck {

using catalogue::Type;

static quint64 hashOfName(QByteArrayView text)
{
    return statistics::hashOf(QByteArray(text.toByteArray().trimmed().toLower()));
}

// Removes the time from dates and extra zeros from numbers, and sorts lists.
static QByteArray normal(QByteArrayView text, const catalogue::FieldRule &rule)
{
    switch (rule.type) {
    case Type::Day:
        return text.first(std::min<qsizetype>(text.size(), 10)).toByteArray();
    case Type::Date:
    case Type::Moment:
        if (const auto moment = values::isoMomentOf(text))
            return QByteArray::number(*moment);
        break;
    case Type::Integer:
    case Type::Decimal:
    case Type::Money:
    case Type::Percent:
        if (const auto number = values::NumberText::of(text);
            number && number->reads(values::DecimalSign::Point))
            return number->value(values::DecimalSign::Point).toText();
        break;
    case Type::Choices: {
        auto elements = text.toByteArray().split('|');
        std::ranges::sort(elements);
        return elements.join('|');
    }
    default:
        break;
    }
    return text.toByteArray();
}

quint32 ExistingContacts::markOf(QByteArrayView text, const catalogue::FieldRule &rule)
{
    if (text.isEmpty())
        return blank;
    const auto hash = static_cast<quint32>(statistics::hashOf(normal(text, rule)));
    return hash <= absent ? hash + 2 : hash;
}

base::Result<ExistingContacts> ExistingContacts::read(const QString &path,
                                                      const Conversion &conversion,
                                                      const QString &temporaryFolder,
                                                      base::Progress &progress)
{
    const auto opened = HeadedTable::open(path, temporaryFolder, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    auto &rows = **opened;
    ExistingContacts known;
    known.m_table = rows.opened();
    known.m_headings = rows.headings();
    known.m_width = conversion.targets().size();
    std::vector<int> columns;
    for (const auto &target : conversion.targets()) {
        columns.push_back(rows.columnOf(conversion.ruleOf(target).key));
        if (columns.back() < 0)
            known.m_absent.append(conversion.ruleOf(target).key.toUtf8());
    }
    // Products have only one key, which takes the place of the email.
    const auto keys = keysOf(conversion.kind());
    const int externalId = keys.size() > 1 ? rows.columnOf(keys.constFirst()) : -1;
    known.m_hasExternalIds = externalId >= 0 || keys.size() == 1;
    const int email = rows.columnOf(keys.constLast());
    while (rows.next()) {
        const auto record = known.add(rows.cell(externalId), rows.cell(email));
        known.m_rows.push_back(static_cast<quint32>(rows.row()));
        for (std::size_t target = 0; target < columns.size(); ++target)
            known.setCell(record, target,
                          columns[target] < 0
                              ? absent
                              : markOf(rows.cell(columns[target]),
                                       conversion.ruleOf(conversion.targets()[target])));
    }
    return rows.end().map([&known] { return std::move(known); });
}

void ExistingContacts::name(quint32 record, QByteArrayView externalId, QByteArrayView email)
{
    if (!externalId.isEmpty()) {
        m_byExternalId.insert_or_assign(hashOfName(externalId), record);
        m_named[record] = true;
    }
    if (!email.isEmpty())
        m_byEmail.insert_or_assign(hashOfName(email), record);
}

quint32 ExistingContacts::add(QByteArrayView externalId, QByteArrayView email)
{
    const auto record = size();
    m_named.push_back(false);
    m_cells.resize(m_cells.size() + m_width, blank);
    name(record, externalId, email);
    return record;
}

void ExistingContacts::setCell(quint32 record, std::size_t target, quint32 mark)
{
    m_cells[record * m_width + target] = mark;
}

ExistingContacts::Found ExistingContacts::find(QByteArrayView externalId,
                                               QByteArrayView email) const
{
    const auto lookUp = [](const auto &names, QByteArrayView text) -> std::optional<quint32> {
        if (text.isEmpty())
            return std::nullopt;
        const auto found = names.find(hashOfName(text));
        return found == names.end() ? std::nullopt : std::optional(found->second);
    };
    return {.byExternalId = lookUp(m_byExternalId, externalId),
            .byEmail = lookUp(m_byEmail, email)};
}

} // namespace storedesk::importcheck
