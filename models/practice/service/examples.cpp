// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/examples.h"

#include "catalogue/key.h"
#include "practice/store/contacttable.h"
#include "practice/store/store.h"

namespace storedesk::practice {

namespace key = catalogue::key;
using catalogue::Example;
using catalogue::Resource;
using namespace Qt::StringLiterals;

static constexpr int wanted = 3;
// Maximum number of records examined, however large the store is.
static constexpr int looked = 200;

static QList<Example> contactsOf(Store &store)
{
    QList<Example> customers;
    QList<Example> others;
    int seen = 0;
    ContactTable(store).each({}, [&](const Contact &contact) {
        const auto email = contact.body[key::contact::email].toString();
        const auto name = u"%1 %2"_s.arg(contact.body[key::contact::name].toString(),
                                         contact.body[key::contact::surname].toString());
        if (!email.isEmpty())
            (contact.purchases > 0 ? customers : others)
                .append({.value = email, .name = name.simplified()});
        return customers.size() < wanted && ++seen < looked;
    });
    return (customers + others).mid(0, wanted);
}

static QList<Example> productsOf(Store &store)
{
    QList<Example> inStock;
    QList<Example> others;
    for (const auto &entry : store.list(IdKind::Product, 0, looked)) {
        const auto product = entry.toObject();
        (product[key::inStockUnits].toInteger() > 0 ? inStock : others)
            .append({.value = product[key::productId].toString(),
                     .name = product[key::name].toString()});
    }
    return (inStock + others).mid(0, wanted);
}

static QList<Example> purchasesOf(Store &store)
{
    QList<Example> found;
    auto rows = store.database().query("SELECT name FROM purchase ORDER BY date DESC LIMIT ?",
                                       {qint64(wanted)});
    while (rows.next())
        found.append({.value = rows.text(0)});
    return found;
}

catalogue::Examples examplesOf(Store &store)
{
    return {{Resource::Contact, contactsOf(store)},
            {Resource::Product, productsOf(store)},
            {Resource::Purchase, purchasesOf(store)}};
}

} // namespace storedesk::practice
