// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/contacttable.h"

#include "catalogue/key.h"
#include "practice/store/contactscores.h"
#include "practice/store/requests.h"
#include "practice/store/statistics.h"
#include "practice/store/store.h"

#include <QJsonDocument>

namespace storedesk::practice {

namespace key = catalogue::key;

static constexpr QByteArrayView columns = "SELECT number, created, updated, purchases, amount, "
                                          "firstPurchase, lastPurchase, body, rfm FROM contact ";

static QByteArray selected(QByteArrayView behind)
{
    return columns.toByteArray().append(behind);
}

static std::optional<Moment> momentAt(const base::Query &query, int column)
{
    return query.isNull(column) ? std::nullopt : std::optional(query.number(column));
}

static base::Argument textOrNull(const QJsonObject &body, QLatin1StringView name, bool lower)
{
    const QString text = body[name].toString();
    if (text.isEmpty())
        return {};
    return lower ? text.toLower() : text;
}

ContactTable::ContactTable(Store &store)
    : m_store(store)
{ }

Contact ContactTable::read(const base::Query &query)
{
    return {
        .number = query.number(0),
        .created = query.number(1),
        .updated = query.number(2),
        .purchases = query.number(3),
        .amount = query.real(4),
        .firstPurchase = momentAt(query, 5),
        .lastPurchase = momentAt(query, 6),
        .rfm = query.bytes(8),
        .body = QJsonDocument::fromJson(query.bytes(7)).object(),
    };
}

std::optional<Contact> ContactTable::byEmail(const QString &email)
{
    auto query = m_store.database().query(selected("WHERE email = ?"), {email.toLower()});
    return query.next() ? std::optional(read(query)) : std::nullopt;
}

std::optional<Contact> ContactTable::byExternalId(const QString &externalId)
{
    auto query = m_store.database().query(selected("WHERE external = ?"), {externalId});
    return query.next() ? std::optional(read(query)) : std::nullopt;
}

std::optional<Contact> ContactTable::byNumber(qint64 number)
{
    auto query = m_store.database().query(selected("WHERE number = ?"), {number});
    return query.next() ? std::optional(read(query)) : std::nullopt;
}

qint64 ContactTable::count()
{
    auto query = m_store.database().query("SELECT count(*) FROM contact");
    return query.next() ? query.number(0) : 0;
}

void ContactTable::add(Contact &contact)
{
    m_store.run(
        "INSERT INTO contact (email, external, created, updated, body) VALUES (?, ?, ?, ?, ?)",
        {textOrNull(contact.body, key::contact::email, true),
         textOrNull(contact.body, key::contact::externalId, false), contact.created,
         contact.updated, QJsonDocument(contact.body).toJson(QJsonDocument::Compact)});
    contact.number = m_store.database().lastId();
}

void ContactTable::put(const Contact &contact)
{
    m_store.run(
        "UPDATE contact SET email = ?, external = ?, updated = ?, body = ? WHERE number = ?",
        {textOrNull(contact.body, key::contact::email, true),
         textOrNull(contact.body, key::contact::externalId, false), contact.updated,
         QJsonDocument(contact.body).toJson(QJsonDocument::Compact), contact.number});
}

void ContactTable::remove(qint64 number)
{
    m_store.run("DELETE FROM activity WHERE contact = ? AND purchase IS NULL", {number});
    m_store.run("UPDATE activity SET contact = 0 WHERE contact = ?", {number});
    m_store.run("DELETE FROM contact WHERE number = ?", {number});
}

void ContactTable::addPurchase(qint64 number, Moment date, double total)
{
    m_store.run("UPDATE contact SET purchases = purchases + 1,"
                " amount = amount + ?2,"
                " firstPurchase = min(coalesce(firstPurchase, ?3), ?3),"
                " lastPurchase = max(coalesce(lastPurchase, ?3), ?3) WHERE number = ?1",
                {number, total, date});
}

void ContactTable::recalculate(qint64 number)
{
    m_store.run("UPDATE contact SET (purchases, amount, firstPurchase, lastPurchase) = "
                "(SELECT count(*), total(purchase.total), min(date), max(date) FROM purchase WHERE "
                "contact = ?1)"
                " WHERE number = ?1",
                {number});
}

void ContactTable::each(QByteArrayView condition,
                        const std::function<bool(const Contact &)> &reader)
{
    const QByteArray where =
        condition.isEmpty() ? QByteArray() : "WHERE " + condition.toByteArray();
    auto query = m_store.database().query(selected(where + " ORDER BY number"));
    while (query.next()) {
        if (!reader(read(query)))
            return;
    }
}

void ContactTable::merge(Contact &contact, const QJsonObject &changes)
{
    practice::merge(contact.body, changes);
}

QJsonObject ContactTable::answerOf(const Contact &contact, const QJsonArray &contactFields,
                                   Moment now) const
{
    QJsonObject answer{{key::id, m_store.ids().of(IdKind::Contact, contact.number)}};
    for (const auto &entry : contactFields) {
        const QJsonObject field = entry.toObject();
        const QString name = field[key::id].toString();
        const auto written = contact.body.constFind(name);
        if (written != contact.body.constEnd())
            answer[name] = *written;
        else if (field[key::required].toBool() && field.contains(key::defaultValue))
            answer[name] = field[key::defaultValue];
        else
            answer[name] = QJsonValue::Null;
    }
    answer[key::contact::createdAt] = jsonOf(contact.created);
    answer[key::contact::updatedAt] = jsonOf(contact.updated);
    answer[key::contact::isAnonymous] = !contact.body.contains(key::contact::email)
        && !contact.body.contains(key::contact::externalId);
    answer[key::contact::hasPushSubscriptions] =
        contact.body[key::contact::hasPushSubscriptions].toBool();
    answer[key::contact::emailSoftBounces] = contact.body[key::contact::emailSoftBounces].toInt();
    writeFigures(contact, {.now = now, .predicts = predicts(m_store)}, answer);
    return answer;
}

} // namespace storedesk::practice
