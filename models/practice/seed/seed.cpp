// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/seed.h"

#include "practice/seed/seedcontacts.h"
#include "practice/seed/seedproducts.h"
#include "practice/seed/seedsettings.h"
#include "practice/store/store.h"

#include "base/transaction.h"

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr auto completeSetting = "complete"_L1;

Seed::Seed(const HandlerContext &context, int contacts, StoreHistory history)
    : m_context(context)
    , m_contacts(contacts)
    , m_history(history)
{ }

bool Seed::isComplete(Store &store)
{
    return !store.setting(completeSetting).isEmpty();
}

void Seed::clear()
{
    for (const QByteArrayView table : {"record", "contact", "purchase", "activity", "coupon"})
        m_context.store.run("DELETE FROM " + table.toByteArray());
    m_context.store.run("DELETE FROM sqlite_sequence");
}

void Seed::run()
{
    {
        base::Transaction transaction(m_context.store.database());
        clear();
        SeedSettings(m_context).run();
        if (const auto done = transaction.commit(); !done)
            return;
    }
    SeedProducts products(m_context);
    products.run();
    SeedContacts(m_context, products, m_contacts, m_history).run();
    products.stock();
    m_context.store.set(completeSetting, u"yes"_s);
}

} // namespace storedesk::practice
