// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/everybodycolumns.h"

#include "catalogue/key.h"
#include "items/cells.h"
#include "items/showntext.h"
#include "ui/details/groups.h"
#include "ui/forms/valuewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::ui::records {

using catalogue::Resource;
using catalogue::Type;
namespace key = catalogue::key;

namespace {

struct ColumnWords
{
    Q_DECLARE_TR_FUNCTIONS(EverybodyColumn)
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

bool isName(const EverybodyColumn &column)
{
    return column.rule.key == key::contact::name;
}

bool isDate(Type type)
{
    return type == Type::Moment || type == Type::Day || type == Type::Date;
}

} // namespace

QString EverybodyColumn::title() const
{
    if (isName(*this))
        return ColumnWords::tr("Name");
    return rule.title.isEmpty() ? rule.key : rule.title;
}

QString EverybodyColumn::text(const QJsonObject &record, const QDateTime &now) const
{
    if (isName(*this))
        return details::nameOf(Resource::Contact, record);
    if (field)
        return items::displayText(*field, record, now);
    return items::shownText(forms::wordsOf(rule, record.value(rule.key)));
}

QString EverybodyColumn::fullText(const QJsonObject &record) const
{
    return field && !isName(*this) ? items::fullText(*field, record) : text(record, {});
}

bool EverybodyColumn::isNumber() const
{
    return items::isNumber(rule.type);
}

Qt::Alignment EverybodyColumn::alignment() const
{
    return (isNumber() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

int EverybodyColumn::width() const
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

EverybodyColumn columnOf(const QString &key, const catalogue::FieldSet &rules)
{
    const auto *rule = rules.rule(key);
    return {.rule = rule ? *rule : catalogue::FieldRule{.key = key},
            .field = catalogue::fieldOf(Resource::Contact, key)};
}

std::vector<EverybodyColumn> columnsToChoose(const QStringList &columns,
                                             const catalogue::FieldSet &rules)
{
    std::vector<EverybodyColumn> found;
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
        const auto kind = column.isNumber()     ? table::ColumnKind::Number
            : isDate(column.rule.type)          ? table::ColumnKind::Moment
            : column.rule.type == Type::Email   ? table::ColumnKind::Email
            : column.rule.type == Type::Boolean ? table::ColumnKind::Boolean
                                                : table::ColumnKind::Text;
        compared.append({.name = name,
                         .title = column.rule.title,
                         .kind = kind,
                         .reading = {.format = {.kind = kind}}});
    }
    return compared;
}

} // namespace storedesk::ui::records
