// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <optional>

namespace storedesk::base {
class Query;
}

namespace storedesk::practice {

class Store;

struct Contact
{
    // Assigned by the table.
    qint64 number = 0;
    Moment created = 0;
    Moment updated = 0;
    // Derived from the purchases.
    qint64 purchases = 0;
    double amount = 0;
    std::optional<Moment> firstPurchase = {};
    std::optional<Moment> lastPurchase = {};
    // The scores for recency, frequency and monetary value, such as "454". Empty if there are none.
    QByteArray rfm = {};
    // The stored members: email, external id, the other writable fields, custom fields and values
    // recorded by the service. Members that are not set are missing.
    QJsonObject body = {};
};

class ContactTable final
{
public:
    explicit ContactTable(Store &store);

    // Ignores case.
    [[nodiscard]] std::optional<Contact> byEmail(const QString &email);
    [[nodiscard]] std::optional<Contact> byExternalId(const QString &externalId);
    [[nodiscard]] std::optional<Contact> byNumber(qint64 number);
    [[nodiscard]] qint64 count();

    // Assigns the number.
    void add(Contact &contact);
    // Stores everything except the purchase statistics.
    void put(const Contact &contact);
    // Also removes the contact's activities. Purchases are preserved without their buyer.
    void remove(qint64 number);
    // Update the statistics by adding one purchase, or by recomputing them from all purchases.
    // Adding is incremental, so that it does not become slower for frequent buyers.
    void addPurchase(qint64 number, Moment date, double total);
    void recalculate(qint64 number);

    // Visits contacts in the order of their numbers. The condition is trusted SQL (see segments),
    // or empty for all contacts. The reader returns whether to continue.
    void each(QByteArrayView condition, const std::function<bool(const Contact &)> &reader);

    // Merges a request body. Null clears a member, and other values replace it.
    static void merge(Contact &contact, const QJsonObject &changes);
    // Returns the complete record as it appears in a response. Contains every system field and
    // every custom field, which are null if they are not set.
    [[nodiscard]] QJsonObject answerOf(const Contact &contact, const QJsonArray &contactFields,
                                       Moment now) const;

private:
    [[nodiscard]] static Contact read(const base::Query &query);

    Store &m_store;
};

} // namespace storedesk::practice
