// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exportcontacts.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "practice/figures.h"
#include "practice/store.h"
#include "table/csvwriter.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

static constexpr int versionOfExternalId = 3;
static constexpr int versionOfOrigins = 5;

// Contact fields have no such entries: only files show them.
static constexpr std::array origins{
    key::contact::lastSubscriptionDate,   key::contact::lastSubscriptionIp,
    key::contact::lastSubscriptionOrigin, key::contact::lastUnsubscriptionOrigin,
    key::contact::creationOrigin,
};

// Those that are not among what was written.
static constexpr std::array figures{
    key::contact::averagePurchasesAmount,
    key::contact::churnRate,
    key::contact::clv,
    key::contact::createdAt,
    key::contact::emailSoftBounces,
    key::contact::expectedPurchases,
    key::contact::firstPurchaseDate,
    key::contact::frequency,
    key::contact::hasPushSubscriptions,
    key::contact::isAnonymous,
    key::contact::lastPurchaseDate,
    key::contact::monetary,
    key::contact::pAlive,
    key::contact::recency,
    key::contact::rfm,
    key::contact::totalPurchases,
    key::contact::totalPurchasesAmount,
    key::contact::updatedAt,
};

ContactsExport::ContactsExport(Store &store, ExportPlan plan, Moment now)
    : m_store(store)
    , m_table(store)
    , m_plan(std::move(plan))
    , m_now(now)
{
    addFields(store.list(Kind::ContactField, 0, std::numeric_limits<int>::max()));
    if (m_plan.version >= versionOfOrigins) {
        for (const auto &name : origins)
            m_columns.push_back(
                {.key = name,
                 .form = name == key::contact::lastSubscriptionDate ? Form::Date : Form::Plain});
    }
    auto query = store.database().query("SELECT max(number) FROM contact");
    m_end = query.next() ? query.number(0) : 0;
}

void ContactsExport::addFields(const QJsonArray &fields)
{
    for (const auto &entry : fields) {
        const auto field = entry.toObject();
        const auto name = field[key::id].toString();
        if (name == key::contact::externalId && m_plan.version < versionOfExternalId)
            continue;
        Column column{.key = name};
        const auto *known = catalogue::fieldOf(catalogue::Resource::Contact, name);
        if (field[key::type].toString() == "date"_L1)
            column.form = Form::Date;
        else if (known && known->type == catalogue::Type::Money)
            column.form = Form::Money;
        if (std::ranges::find(figures, name) != figures.end())
            column.source = Source::Figure;
        else if (field[key::required].toBool())
            column.byDefault = field[key::defaultValue];
        m_columns.push_back(column);
    }
}

QStringList ContactsExport::header() const
{
    QStringList names{key::id};
    for (const auto &column : m_columns)
        names.append(column.key);
    return names;
}

int ContactsExport::write(table::CsvWriter &to, int limit)
{
    auto numbers =
        m_store.database().query("SELECT number FROM contact WHERE number > ? AND number <= ? AND "
                                     + bracketed(m_plan.condition) + " ORDER BY number LIMIT ?",
                                 {m_last, m_end, limit});
    int written = 0;
    while (numbers.next()) {
        m_last = numbers.number(0);
        if (const auto contact = m_table.byNumber(m_last))
            writeContact(to, *contact);
        ++written;
    }
    return written;
}

void ContactsExport::writeContact(table::CsvWriter &to, const Contact &contact) const
{
    QJsonObject worked{
        {key::contact::createdAt, jsonOf(contact.created)},
        {key::contact::updatedAt, jsonOf(contact.updated)},
        {key::contact::isAnonymous,
         !contact.body.contains(key::contact::email)
             && !contact.body.contains(key::contact::externalId)},
        {key::contact::hasPushSubscriptions,
         contact.body[key::contact::hasPushSubscriptions].toBool()},
        {key::contact::emailSoftBounces, contact.body[key::contact::emailSoftBounces].toInt()},
    };
    writeFigures(contact, m_now, worked);

    to.cell(m_store.ids().of(Kind::Contact, contact.number));
    for (const auto &column : m_columns) {
        const auto &members = column.source == Source::Figure ? worked : contact.body;
        const auto value = members.value(column.key);
        writeValue(to, value.isUndefined() ? column.byDefault : value, column.form);
    }
    to.endRow();
}

static QByteArray numberText(double number, bool money)
{
    return money ? QByteArray::number(number, 'f', 2)
                 : QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
}

void ContactsExport::writeValue(table::CsvWriter &to, const QJsonValue &value, Form form) const
{
    switch (value.type()) {
    case QJsonValue::Bool:
        to.cell(value.toBool() ? QByteArrayView("true") : QByteArrayView("false"));
        return;
    case QJsonValue::Double:
        to.cell(QByteArrayView(numberText(value.toDouble(), form == Form::Money)));
        return;
    case QJsonValue::String:
        if (form == Form::Date)
            to.cell(QByteArrayView(dateText(value.toString().toLatin1(), m_plan.dates)));
        else
            to.cell(value.toString());
        return;
    case QJsonValue::Array: {
        QStringList parts;
        for (const auto &part : value.toArray())
            parts.append(part.toString());
        to.cell(parts.join(u'|'));
        return;
    }
    default:
        to.cell(QByteArrayView());
    }
}

} // namespace storedesk::practice
