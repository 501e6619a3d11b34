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
    qint64 number = 0; // given by the table
    Moment created = 0;
    Moment updated = 0;
    // What follows from the purchases.
    qint64 purchases = 0;
    double amount = 0;
    std::optional<Moment> firstPurchase = {};
    std::optional<Moment> lastPurchase = {};
    // What was written: e-mail, external id, the other writable fields, custom fields and what the
    // service notes itself. Members that are not set are absent.
    QJsonObject body = {};
};

// The contacts on disk.
class ContactTable final
{
public:
    explicit ContactTable(Store &store);

    [[nodiscard]] std::optional<Contact> byEmail(const QString &email); // in any case
    [[nodiscard]] std::optional<Contact> byExternalId(const QString &externalId);
    [[nodiscard]] std::optional<Contact> byNumber(qint64 number);
    [[nodiscard]] qint64 count();

    void add(Contact &contact); // gives it its number
    void put(const Contact &contact); // everything but the figures
    void remove(qint64 number); // and its activity; purchases stay
    // The figures: with one purchase more, or anew from all of them. Whoever buys often must not
    // make every further purchase slower.
    void addPurchase(qint64 number, Moment date, double total);
    void recalculate(qint64 number);

    // In the order of their numbers; the condition is SQL of our own (see segments), empty for all.
    // The reader says whether it wants more.
    void each(QByteArrayView condition, const std::function<bool(const Contact &)> &reader);

    // Merges a body of a request: null clears, the rest replaces.
    static void merge(Contact &contact, const QJsonObject &changes);
    // The whole record as the service answers it: every system field and every custom one, null
    // when not set.
    [[nodiscard]] QJsonObject answerOf(const Contact &contact, const QJsonArray &contactFields,
                                       Moment now) const;

private:
    [[nodiscard]] static Contact read(const base::Query &query);

    Store &m_store;
};

} // namespace storedesk::practice
