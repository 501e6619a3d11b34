// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/contactscores.h"

#include "base/transaction.h"
#include "practice/store/store.h"

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr auto dayOfScores = "scores"_L1;
static constexpr auto predictionSetting = "predictions"_L1;
// Only buyers of the last two years have scores.
static constexpr Moment scored = 730 * day;
// Purchases must cover four months, and one buyer must have bought three times.
static constexpr Moment leastHistory = 120 * day;
static constexpr int leastPurchases = 3;

ContactScores::ContactScores(Store &store, int buyersForPredictions)
    : m_store(store)
    , m_buyers(buyersForPredictions)
{ }

void ContactScores::refresh(Moment now)
{
    const qint64 today = (now - hour) / day;
    if (m_day < 0) {
        const auto stored = m_store.setting(dayOfScores);
        m_day = stored.isEmpty() ? -1 : stored.toLongLong();
    }
    if (m_day == today)
        return;
    base::Transaction transaction(m_store.database());
    score(now);
    m_store.set(predictionSetting, hasEnough() ? u"yes"_s : u"no"_s);
    m_store.set(dayOfScores, QString::number(today));
    if (transaction.commit())
        m_day = today;
}

// A score is the number of fifths of the buyers that are strictly worse, plus one. The ranks of SQL
// are one more than the number of worse rows. Means are quotients of whole cents, so that equal
// means are equal numbers.
void ContactScores::score(Moment now)
{
    m_store.run("UPDATE contact SET rfm = NULL WHERE rfm IS NOT NULL");
    m_store.run(R"(
WITH buyer AS (
    SELECT contact, max(date) AS last, count(*) AS orders,
           CAST(sum(CAST(round(total * 100) AS INTEGER)) AS REAL) / count(*) AS mean
    FROM purchase WHERE date > ?1 AND date <= ?2 GROUP BY contact
), ranked AS (
    SELECT contact, count(*) OVER () AS buyers,
           rank() OVER (ORDER BY last) - 1 AS older,
           rank() OVER (ORDER BY orders) - 1 AS fewer,
           rank() OVER (ORDER BY mean) - 1 AS smaller
    FROM buyer
)
UPDATE contact SET rfm = (1 + 5 * ranked.older / ranked.buyers)
    || (1 + 5 * ranked.fewer / ranked.buyers) || (1 + 5 * ranked.smaller / ranked.buyers)
FROM ranked WHERE contact.number = ranked.contact)",
                {now - scored, now});
}

bool ContactScores::hasEnough() const
{
    auto query = m_store.database().query(
        "SELECT count(*), max(purchases), max(last) - min(first) FROM (SELECT count(*) AS "
        "purchases,"
        " min(date) AS first, max(date) AS last FROM purchase GROUP BY contact)");
    return query.next() && query.number(0) >= m_buyers && query.number(1) >= leastPurchases
        && query.number(2) >= leastHistory;
}

bool predicts(Store &store)
{
    return store.setting(predictionSetting) == "yes"_L1;
}

} // namespace storedesk::practice
