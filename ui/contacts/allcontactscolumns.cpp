// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/contacts/allcontactscolumns.h"

#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/showntext.h"
#include "ui/details/groups.h"
#include "ui/forms/valuewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::contacts {

using catalogue::Resource;
using catalogue::Type;
namespace key = catalogue::key;

namespace {

struct ColumnWords
{
    Q_DECLARE_TR_FUNCTIONS(AllContactsColumn)
};

struct UsualColumn
{
    QLatin1StringView key;
    int width;
};

// The name combines two fields.
constexpr std::array usual{
    UsualColumn{key::contact::name, 190},
    UsualColumn{key::contact::email, 240},
    UsualColumn{key::contact::externalId, 110},
    UsualColumn{key::contact::newsletterSubscriptionStatus, 120},
    UsualColumn{key::contact::points, 80},
    UsualColumn{key::contact::lastPurchaseDate, 130},
};

bool isName(const AllContactsColumn &column)
{
    return column.rule.key == key::contact::name;
}

bool isDate(Type type)
{
    return type == Type::Moment || type == Type::Day || type == Type::Date;
}

} // namespace

QString AllContactsColumn::title() const
{
    if (isName(*this))
        return ColumnWords::tr("Name");
    return rule.title.isEmpty() ? rule.key : rule.title;
}

QString AllContactsColumn::text(const QJsonObject &record,
                                const details::ReadingContext &reading) const
{
    if (isName(*this))
        return details::nameOf(Resource::Contact, record);
    if (field)
        return details::readableText(*field, record, reading);
    return itemmodels::shownText(forms::wordsOf(rule, record.value(rule.key)));
}

QString AllContactsColumn::fullText(const QJsonObject &record) const
{
    return field && !isName(*this) ? itemmodels::fullText(*field, record) : text(record, {});
}

bool AllContactsColumn::isNumber() const
{
    return itemmodels::isNumber(rule.type);
}

Qt::Alignment AllContactsColumn::alignment() const
{
    return (isNumber() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

int AllContactsColumn::width() const
{
    const auto found = std::ranges::find(usual, rule.key, &UsualColumn::key);
    return found == usual.end() ? (isNumber() ? 100 : 150) : found->width;
}

QStringList usualColumns()
{
    QStringList keys;
    for (const auto &column : usual)
        keys.append(column.key);
    return keys;
}

AllContactsColumn columnOf(const QString &key, const catalogue::FieldSet &rules)
{
    const auto *rule = rules.rule(key);
    return {.rule = rule ? *rule : catalogue::FieldRule{.key = key},
            .field = catalogue::fieldOf(Resource::Contact, key)};
}

std::vector<AllContactsColumn> columnsToChoose(const QStringList &columns,
                                               const catalogue::FieldSet &rules)
{
    std::vector<AllContactsColumn> found;
    for (const auto &column : usual)
        found.push_back(columnOf(QString(column.key), rules));
    for (const auto &column : columns) {
        const bool known = std::ranges::find(usual, column, &UsualColumn::key) != usual.end();
        if (!known && column != key::contact::surname)
            found.push_back(columnOf(column, rules));
    }
    return found;
}

QList<sheet::SheetColumn> columnsToCompare(const QStringList &columns,
                                           const catalogue::FieldSet &rules)
{
    QList<sheet::SheetColumn> compared;
    for (const auto &name : columns) {
        const auto column = columnOf(name, rules);
        const auto kind = column.isNumber()     ? values::ColumnKind::Number
            : isDate(column.rule.type)          ? values::ColumnKind::Moment
            : column.rule.type == Type::Email   ? values::ColumnKind::Email
            : column.rule.type == Type::Boolean ? values::ColumnKind::Boolean
                                                : values::ColumnKind::Text;
        compared.append({.name = name,
                         .title = column.rule.title,
                         .kind = kind,
                         .reading = {.format = {.kind = kind}}});
    }
    return compared;
}

} // namespace storedesk::ui::contacts
