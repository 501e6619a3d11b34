// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/lifemail.h"

#include <algorithm>

namespace storedesk::practice {

// After this many temporary bounces nothing is sent any more.
static constexpr int mostSoftBounces = 3;

LifeMail::LifeMail(Life &life, LifeShares &shares, Random &random, Moment now)
    : m_life(life)
    , m_shares(shares)
    , m_random(random)
    , m_now(now)
{ }

void LifeMail::send(std::vector<PlannedMail> mails)
{
    std::ranges::stable_sort(mails, {}, &PlannedMail::date);
    for (const auto &mail : mails) {
        if (m_life.bounced != 0)
            return;
        const bool unwanted =
            mail.isNewsletter && m_life.unsubscribed != 0 && m_life.unsubscribed <= mail.date;
        if (mail.date < m_now && !unwanted)
            sendOne(mail);
    }
}

void LifeMail::sendOne(const PlannedMail &mail)
{
    add(ActivityKind::EmailSent, mail.date, mail);
    if (mail.isDecided()) {
        if (mail.opened != 0)
            add(ActivityKind::EmailOpened, mail.opened, mail);
        if (mail.clicked != 0)
            add(ActivityKind::EmailClicked, mail.clicked, mail);
        return;
    }
    if (!bounces(mail))
        react(mail);
}

bool LifeMail::bounces(const PlannedMail &mail)
{
    const bool permanent = m_shares.permanentBounces.next();
    const bool temporary = !permanent && m_shares.temporaryBounces.next();
    if (!permanent && !temporary)
        return false;
    const auto date = mail.date + m_random.between(2, 90) * second;
    add(ActivityKind::EmailBounce, date, mail);
    if (temporary) {
        ++m_life.softBounces;
        m_life.lastSoftBounce = date;
    }
    if (permanent || m_life.softBounces >= mostSoftBounces)
        m_life.bounced = date;
    return true;
}

// Half of the openings come within six hours. Some mail programs hide openings, so that there are
// clicks without them.
void LifeMail::react(const PlannedMail &mail)
{
    const bool opens = m_random.chance(38);
    const bool clicks = m_random.below(1000) < (opens ? 90 : 10);
    auto date = mail.date
        + (m_random.chance(50) ? m_random.between(1, 360) * minute
                               : m_random.between(361, 4'300) * minute);
    date += m_random.below(minute);
    if (opens)
        add(ActivityKind::EmailOpened, date, mail);
    if (clicks)
        add(ActivityKind::EmailClicked, date + m_random.between(5, 300) * second, mail);
    const auto later = date + m_random.between(1, 20) * minute;
    if (later >= m_now)
        return;
    if (m_shares.spamReports.next())
        add(ActivityKind::EmailSpamReport, later, mail);
    if (m_life.isSubscribed && m_life.unsubscribed == 0 && m_shares.unsubscriptions.next()) {
        add(ActivityKind::EmailUnsubscribed, later, mail);
        m_life.unsubscribed = later;
    }
}

void LifeMail::add(ActivityKind kind, Moment date, const PlannedMail &mail)
{
    if (date < m_now)
        m_life.events.push_back({.date = date,
                                 .kind = kind,
                                 .workflow = static_cast<qint16>(mail.workflow),
                                 .content = static_cast<qint16>(mail.content)});
}

} // namespace storedesk::practice
