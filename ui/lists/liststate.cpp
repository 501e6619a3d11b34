// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/liststate.h"

#include "account/account.h"
#include "ui/host/errordetails.h"
#include "ui/host/pagehost.h"
#include "ui/lists/agewords.h"
#include "ui/lists/filterrow.h"
#include "ui/lists/recordlistview.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QLocale>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using itemmodels::ResourceFeed;
using State = ResourceFeed::State;

ListState::ListState(const Parts &list, PageHost &host, QWidget *parent)
    : ListMessages(list.table, host, parent)
    , m_list(list)
{
    connect(pane(), &StatePane::mainTriggered, this, &ListState::doMain);
    connect(pane(), &StatePane::otherTriggered, this, &ListState::doOther);
    connect(foot()->button(), &QPushButton::clicked, this, [this] {
        m_list.feed.state() == State::Loading ? m_list.feed.stop() : m_list.feed.fetchAll();
    });
    connect(&host.account().session().client(), &api::Client::waiting, this,
            [this](base::Clock::Duration, api::WaitReason why) {
                return;
                m_waitsFor = api::textOf(why);
                showFoot();
            });
}

void ListState::forget()
{
    m_waitsFor.clear();
}

void ListState::show()
{
    if (m_list.feed.state() != State::Loading)
        m_waitsFor.clear();
    showPane();
    showBanner();
    showFoot();
}

void ListState::showPane()
{
    const bool locked = !host().account().mayRead(m_list.kind.resource);
    const bool silent =
        m_list.records.rowCount() == 0 && !locked && m_list.feed.state() == State::Idle;
    if (m_list.view.rowCount() > 0 || silent) {
        pane()->clear();
    } else if (m_list.records.rowCount() > 0) {
        const auto loaded =
            RecordListView::tr("%n are loaded.", nullptr, m_list.records.rowCount());
        pane()->showContent(
            {.icon = Icon::Filter,
             .headline = wordsOf(m_list.kind.noMatch).arg(m_list.filter.summary()),
             .sentence = m_list.feed.hasMore()
                 ? loaded + u' ' + RecordListView::tr("There may be more in the service.")
                 : loaded,
             .main = {.text = RecordListView::tr("Clear the filter"), .key = Qt::Key_Escape},
             .other = {.text = m_list.feed.hasMore() ? RecordListView::tr("Load the rest")
                                                     : QString()}});
    } else if (m_list.feed.state() == State::Loading) {
        pane()->showLoading();
    } else if (locked) {
        pane()->showContent(
            {.icon = Icon::Lock,
             .tone = Tone::Neutral,
             .headline = wordsOf(m_list.kind.locked),
             .sentence =
                 RecordListView::tr("Ask the person who created the key for the permission “%1”.")
                     .arg(scopeOf(catalogue::operation(m_list.kind.list))),
             .main = {.text = RecordListView::tr("Test the key again"), .icon = Icon::Refresh}});
    } else if (m_list.feed.state() == State::Failed) {
        showFailure();
    } else {
        const bool creates = m_list.kind.makeNew && host().account().mayWrite();
        pane()->showContent({.icon = m_list.kind.icon,
                             .headline = wordsOf(m_list.kind.empty),
                             .sentence = wordsOf(m_list.kind.emptyWhy),
                             .main = {.text = creates ? wordsOf(m_list.kind.makeNew)
                                                      : RecordListView::tr("Check again"),
                                      .icon = creates ? Icon::Plus : Icon::Refresh},
                             .mainIsPrimary = creates});
    }
}

void ListState::showFailure()
{
    const auto &error = m_list.feed.error();
    auto sentence = error.words.why;
    if (!error.words.next.isEmpty())
        sentence += u' ' + error.words.next;
    pane()->showContent({.icon = error.status == 0 ? Icon::Offline : Icon::CrossCircle,
                         .tone = Tone::Err,
                         .headline = wordsOf(m_list.kind.failed),
                         .sentence = sentence,
                         .main = {.text = RecordListView::tr("Try again"),
                                  .icon = Icon::Refresh,
                                  .key = Qt::Key_F5},
                         .details = error.words.what + u'\n' + errorDetails(error)});
}

void ListState::doMain()
{
    if (m_list.records.rowCount() > 0) {
        m_list.filter.clear();
        m_list.table.setFocus();
    } else if (!host().account().mayRead(m_list.kind.resource)) {
        host().account().session().client().resume();
        Q_EMIT refreshWanted();
    } else if (m_list.feed.state() == State::Loaded && m_list.kind.makeNew
               && host().account().mayWrite()) {
        Q_EMIT newWanted();
    } else {
        Q_EMIT refreshWanted();
    }
}

void ListState::doOther()
{
    if (m_list.records.rowCount() > 0)
        m_list.feed.fetchAll();
}

// Shows a banner that the rows are outdated. They stay visible when a refresh fails.
void ListState::showBanner()
{
    const bool stale = m_list.feed.state() == State::Failed && m_list.records.rowCount() > 0;
    if (stale)
        banner()->tell(Tone::Warn, wordsOf(m_list.kind.failed),
                       RecordListView::tr("%1 Showing data from %2.")
                           .arg(m_list.feed.error().words.why,
                                ageWords(m_list.feed.refreshedAt(), host().clock().now())));
    banner()->setVisible(stale);
}

void ListState::showFoot()
{
    if (m_list.feed.state() == State::Loading) {
        foot()->setSign(Icon::Ring, Tone::Accent);
        foot()->setText(
            RecordListView::tr("%1 %2 so far")
                .arg(wordsOf(m_list.kind.reading), QLocale().toString(m_list.records.rowCount())),
            m_waitsFor);
        foot()->offer(RecordListView::tr("Stop"), Qt::Key_Escape);
    } else {
        foot()->setSign({});
        foot()->setText(amount(),
                        m_list.feed.hasMore() ? RecordListView::tr("more in the service")
                                              : QString());
        foot()->offer(m_list.feed.hasMore() ? RecordListView::tr("Load the rest") : QString());
    }
    const auto chosen = m_list.table.selectionModel()->selectedRows().size();
    foot()->setEnd(chosen > 1 ? RecordListView::tr("%n selected", nullptr, static_cast<int>(chosen))
                              : QString());
}

QString ListState::amount() const
{
    const int loaded = m_list.records.rowCount();
    if (loaded == 0 && !m_list.feed.refreshedAt().isValid())
        return RecordListView::tr("not loaded yet");
    return m_list.view.isFiltered() ? RecordListView::tr("%1 of %Ln loaded", nullptr, loaded)
                                          .arg(QLocale().toString(m_list.view.rowCount()))
                                    : RecordListView::tr("%Ln loaded", nullptr, loaded);
}

QString ListState::subtitle() const
{
    if (m_list.feed.state() == State::Loading && m_list.records.rowCount() == 0)
        return RecordListView::tr("loading…");
    if (!m_list.feed.refreshedAt().isValid())
        return RecordListView::tr("not loaded yet");
    const auto age = ageWords(m_list.feed.refreshedAt(), host().clock().now());
    const auto more =
        m_list.feed.hasMore() ? RecordListView::tr(", more in the service") : QString();
    const auto words = RecordListView::tr("%1 · refreshed %2").arg(amount() + more, age);
    // Explain why there is no "New" button, which other lists have.
    return m_list.kind.create.isEmpty()
        ? RecordListView::tr("%1 · created in the service's own application").arg(words)
        : words;
}

} // namespace storedesk::ui::lists
