// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookuppage.h"

#include "account/account.h"
#include "jobs/lookupends.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/lookups/bulklookupheader.h"
#include "ui/lookups/savedlookuplist.h"
#include "ui/widgets/notice.h"

#include <QLocale>
#include <QPointer>

namespace storedesk::ui::lookups {

void BulkLookupPage::keepLines()
{
    lookups::keepLines(m_model.rows(), m_model.lines(), m_head->lookupKey(), m_queue.jobIds(),
                       m_place, host().account().storage().views());
}

// Stores the job id at once, so that a crash does not lose it.
void BulkLookupPage::start()
{
    m_queue.start();
    keepLines();
}

void BulkLookupPage::applyStoredLines()
{
    auto kept = storedLines(m_place, m_resource, host().account().storage().views());
    // Lines that the user has entered meanwhile take precedence.
    if (m_model.rowCount() > 0 || !kept)
        return;
    m_head->setLookupKey(kept->lookupKey);
    m_model.list().setLookupKey(m_head->lookupKey());
    if (kept->rows.empty())
        return;
    m_model.setNow(host().clock().now());
    m_fromLastTime = true;
    m_model.lines() = std::move(kept->lines);
    m_model.list().setRows(std::move(kept->rows));
    m_queue.attach(kept->jobs);
    Q_EMIT headChanged();
}

void BulkLookupPage::adoptStateOf(Page &before)
{
    auto *other = qobject_cast<BulkLookupPage *>(&before);
    if (!other)
        return;
    m_head->setLookupKey(other->m_head->lookupKey());
    m_model.list().setLookupKey(m_head->lookupKey());
    m_model.setNow(host().clock().now());
    m_blank = other->m_blank;
    m_repeated = other->m_repeated;
    m_fromLastTime = other->m_fromLastTime;
    m_model.lines() = other->m_model.lines();
    auto rows = other->m_model.rows();
    for (auto &row : rows) {
        if (row.state == storedesk::jobs::LookupState::NotFound)
            row.sentence = storedesk::jobs::missingSentence(row);
    }
    m_model.list().setRows(std::move(rows));
    m_queue.adoptStateOf(other->m_queue);
}

void BulkLookupPage::showLastTime()
{
    m_lastTime->setVisible(m_fromLastTime);
    if (m_fromLastTime)
        m_lastTime->tell(Tone::Accent, tr("This is your previous list"),
                         tr("Your list was saved, but the results were not. Looking it up again "
                            "uses %n request(s).",
                            nullptr, m_model.rowCount()));
}

void BulkLookupPage::readAs(const catalogue::LookupKey *lookupKey)
{
    m_head->setLookupKey(lookupKey);
    if (m_fromLastTime || m_model.rowCount() == 0)
        m_model.list().setLookupKey(lookupKey);
    else
        m_queue.setLookupKey(lookupKey);
    keepLines();
}

void BulkLookupPage::clear()
{
    const auto old = m_model.rows();
    const auto oldLines = m_model.lines();
    m_queue.stop();
    m_blank = m_repeated = 0;
    m_fromLastTime = false;
    m_model.list().setRows({});
    m_model.lines().clear();
    keepLines();
    Q_EMIT headChanged();
    host().tell(tr("The list was cleared."), [alive = QPointer(this), old, oldLines] {
        if (!alive)
            return;
        // Keep the positions of rows whose calls are running.
        auto rows = alive->m_model.rows();
        rows.insert(rows.end(), old.begin(), old.end());
        for (const auto &row : old)
            alive->m_model.lines().put(row.value, oldLines.of(row.value));
        alive->m_model.list().setRows(std::move(rows));
        alive->keepLines();
        Q_EMIT alive->headChanged();
    });
}

QString BulkLookupPage::foot() const
{
    if (m_model.rowCount() == 0)
        return {};
    const QLocale locale;
    const int waiting = m_model.count(storedesk::jobs::LookupState::Waiting)
        + m_model.count(storedesk::jobs::LookupState::Asking);
    const auto words = m_model.isRunning() || waiting == 0
        ? tr("%1 found + %2 not found + %3 failed + %4 waiting = %5")
        : tr("%1 found + %2 not found + %3 failed + %4 not looked up = %5");
    return words.arg(locale.toString(m_model.count(storedesk::jobs::LookupState::Found)),
                     locale.toString(m_model.count(storedesk::jobs::LookupState::NotFound)),
                     locale.toString(m_model.count(storedesk::jobs::LookupState::Failed)),
                     locale.toString(waiting), locale.toString(m_model.rowCount()));
}

} // namespace storedesk::ui::lookups
