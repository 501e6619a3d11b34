// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/recordlist.h"

#include "desk/desk.h"
#include "ui/frame/frame.h"
#include "ui/lists/agewords.h"
#include "ui/lists/filterrow.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>

// What a list says of itself: empty, loading, failed, locked, no match, and how old it is; and when
// it reads on.

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using items::ResourceFeed;
using State = ResourceFeed::State;

static constexpr int rowsBeforeTheEnd = 12;

void RecordList::showState()
{
    showPane();
    showBanner();
    showFoot();
    Q_EMIT changed();
}

void RecordList::showPane()
{
    const bool locked = !m_frame.desk().mayRead(m_kind.resource);
    const bool silent = m_records.rowCount() == 0 && !locked && m_feed.state() == State::Idle;
    if (m_view.rowCount() > 0 || silent) {
        m_pane->clear();
    } else if (m_records.rowCount() > 0) {
        const auto loaded = tr("%n are loaded.", nullptr, m_records.rowCount());
        m_pane->showContent(
            {.icon = Icon::Filter,
             .headline = wordsOf(m_kind.noMatch).arg(m_filter->summary()),
             .sentence = m_feed.hasMore() ? loaded + u' ' + tr("There may be more in the service.")
                                          : loaded,
             .main = {.text = tr("Clear the filter"), .key = Qt::Key_Escape},
             .other = {.text = m_feed.hasMore() ? tr("Load the rest") : QString()}});
    } else if (m_feed.state() == State::Loading) {
        m_pane->showLoading();
    } else if (locked) {
        m_pane->showContent({.icon = Icon::Lock,
                             .tone = Tone::Neutral,
                             .headline = wordsOf(m_kind.locked),
                             .sentence = tr("Ask whoever created the key for the permission “%1”.")
                                             .arg(scopeOf(catalogue::operation(m_kind.list))),
                             .main = {.text = tr("Test the key again"), .icon = Icon::Refresh}});
    } else if (m_feed.state() == State::Failed) {
        showFailure();
    } else {
        const bool creates = m_kind.makeNew && m_frame.desk().mayWrite();
        m_pane->showContent({.icon = m_kind.icon,
                             .headline = wordsOf(m_kind.empty),
                             .sentence = wordsOf(m_kind.emptyWhy),
                             .main = {.text = creates ? wordsOf(m_kind.makeNew) : tr("Check again"),
                                      .icon = creates ? Icon::Plus : Icon::Refresh},
                             .mainIsPrimary = creates});
    }
}

void RecordList::showFailure()
{
    const auto &error = m_feed.error();
    auto sentence = error.words.why;
    if (!error.words.next.isEmpty())
        sentence += u' ' + error.words.next;
    if (m_details) {
        sentence = error.words.what + u' ' + sentence + u'\n';
        if (error.status > 0)
            sentence += tr("Answer: %1").arg(error.status) + u' ' + error.code + u'\n';
        sentence += tr("Sent %n time(s).", nullptr, error.attempts);
    }
    m_pane->showContent(
        {.icon = error.status == 0 ? Icon::Offline : Icon::CrossCircle,
         .tone = Tone::Err,
         .headline = wordsOf(m_kind.failed),
         .sentence = sentence,
         .main = {.text = tr("Try again"), .icon = Icon::Refresh, .key = Qt::Key_F5},
         .other = {.text = m_details ? QString() : tr("Details")}});
}

void RecordList::doMain()
{
    if (m_records.rowCount() > 0) {
        m_filter->clear();
        m_table->setFocus();
    } else if (!m_frame.desk().mayRead(m_kind.resource)) {
        m_frame.desk().session().client().resume();
        refresh();
    } else if (m_feed.state() == State::Loaded && m_kind.makeNew && m_frame.desk().mayWrite()) {
        Q_EMIT newWanted();
    } else {
        refresh();
    }
}

void RecordList::doOther()
{
    if (m_records.rowCount() > 0)
        return m_feed.fetchAll();
    m_details = true;
    showPane();
}

// Older rows stay when a refresh fails; that they are older is said above them.
void RecordList::showBanner()
{
    const bool stale = m_feed.state() == State::Failed && m_records.rowCount() > 0;
    if (stale)
        m_banner->tell(Tone::Warn, wordsOf(m_kind.failed),
                       tr("%1 What you see was read %2.")
                           .arg(m_feed.error().words.why,
                                ageWords(m_feed.refreshedAt(), m_frame.clock().now())));
    m_banner->setVisible(stale);
}

void RecordList::showFoot()
{
    if (m_feed.state() == State::Loading) {
        m_foot->setSign(Icon::Ring, Tone::Accent);
        m_foot->setText(tr("%1 %2 so far")
                            .arg(wordsOf(m_kind.reading), QLocale().toString(m_records.rowCount())),
                        m_waitsFor);
        m_foot->offer(tr("Stop"), Qt::Key_Escape);
    } else {
        m_foot->setSign({});
        m_foot->setText(amount(), m_feed.hasMore() ? tr("more in the service") : QString());
        m_foot->offer(m_feed.hasMore() ? tr("Load the rest") : QString());
    }
    const auto chosen = selectedRows().size();
    m_foot->setEnd(chosen > 1 ? tr("%n selected", nullptr, static_cast<int>(chosen)) : QString());
}

QString RecordList::amount() const
{
    const int loaded = m_records.rowCount();
    if (loaded == 0 && !m_feed.refreshedAt().isValid())
        return tr("not read yet");
    return m_view.isFiltered()
        ? tr("%1 of %Ln loaded", nullptr, loaded).arg(QLocale().toString(m_view.rowCount()))
        : tr("%Ln loaded", nullptr, loaded);
}

QString RecordList::subtitle() const
{
    if (m_feed.state() == State::Loading && m_records.rowCount() == 0)
        return tr("reading…");
    if (!m_feed.refreshedAt().isValid())
        return tr("not read yet");
    const auto age = ageWords(m_feed.refreshedAt(), m_frame.clock().now());
    const auto more = m_feed.hasMore() ? tr(", more in the service") : QString();
    return tr("%1 · refreshed %2").arg(amount() + more, age);
}

void RecordList::readOnNearTheEnd()
{
    const auto *bar = m_table->verticalScrollBar();
    const int margin = rowsBeforeTheEnd * m_frame.theme().scaled(36);
    const bool near = bar->value() > 0 && bar->value() >= bar->maximum() - margin;
    const int rowsHeight = m_view.rowCount() * m_table->verticalHeader()->defaultSectionSize();
    const bool unfilled = isVisible() && rowsHeight < m_table->viewport()->height();
    if ((near || unfilled) && m_feed.hasMore() && !m_view.isFiltered()
        && m_feed.state() == ResourceFeed::State::Loaded)
        m_feed.fetchMore();
}

// Where the row in front was stands the next one now: it is the one that is meant from here on.
void RecordList::rowsGone()
{
    const auto current = m_table->currentIndex();
    if (m_table->selectionModel()->selectedRows().isEmpty() && current.isValid())
        m_table->selectionModel()->select(current,
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    showState();
}

} // namespace storedesk::ui::lists
