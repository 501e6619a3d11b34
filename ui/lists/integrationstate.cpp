// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationstate.h"

#include "account/account.h"
#include "itemmodels/integrationfeed.h"
#include "ui/host/clearedfield.h"
#include "ui/host/errordetails.h"
#include "ui/host/pagehost.h"
#include "ui/lists/agewords.h"
#include "ui/lists/integrationrows.h"
#include "ui/lists/listkind.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/treeview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using itemmodels::IntegrationTree;
using FeedState = itemmodels::ResourceFeed::State;

static const ListKind &integrationKind()
{
    return listKind(Resource::CustomIntegration);
}

IntegrationState::IntegrationState(const Parts &parts, PageHost &host, QWidget *parent)
    : ListMessages(parts.view, host, parent)
    , m_of(parts)
{
    connect(pane(), &StatePane::mainTriggered, this, &IntegrationState::doMain);
}

void IntegrationState::show()
{
    showPane();
    showFoot();
    const bool stale = m_of.feed.state() == FeedState::Failed && m_of.tree.rowCount() > 0;
    if (stale)
        banner()->tell(Tone::Warn, wordsOf(integrationKind().failed),
                       tr("%1 Showing data from %2.")
                           .arg(m_of.feed.error().words.why,
                                ageWords(m_of.feed.refreshedAt(), host().clock().now())));
    if (stale)
        banner()->setDetails(errorDetails(m_of.feed.error()));
    banner()->setVisible(stale);
}

void IntegrationState::showPane()
{
    const auto &kind = integrationKind();
    const auto &error = m_of.feed.error();
    const bool locked = !host().account().mayRead(kind.resource);
    if (m_of.rows.rowCount() > 0 || (m_of.feed.state() == FeedState::Idle && !locked))
        return pane()->clear();
    if (m_of.tree.rowCount() > 0)
        return pane()->showContent(
            {.icon = Icon::Filter,
             .headline = tr("Nothing matches “%1”").arg(m_of.words.text()),
             .sentence = tr("No integration or event type was found."),
             .main = {.text = tr("Clear the filter"), .key = Qt::Key_Escape}});
    if (m_of.feed.state() == FeedState::Loading)
        return pane()->showLoading();
    if (locked)
        return pane()->showContent(
            {.icon = Icon::Lock,
             .tone = Tone::Neutral,
             .headline = wordsOf(kind.locked),
             .sentence = tr("Ask the person who created the key for the permission “%1”.")
                             .arg(scopeOf(catalogue::operation(kind.list))),
             .main = {.text = tr("Test the key again"), .icon = Icon::Refresh}});
    if (m_of.feed.state() == FeedState::Failed)
        return pane()->showContent(
            {.icon = error.status == 0 ? Icon::Offline : Icon::CrossCircle,
             .tone = Tone::Err,
             .headline = wordsOf(kind.failed),
             .sentence = u"%1 %2"_s.arg(error.words.why, error.words.next).trimmed(),
             .main = {.text = tr("Try again"), .icon = Icon::Refresh, .key = Qt::Key_F5},
             .details = error.words.what + u'\n' + errorDetails(error)});
    showEmpty();
}

void IntegrationState::showEmpty()
{
    const auto &kind = integrationKind();
    const bool creates = host().account().mayWrite();
    pane()->showContent({.icon = kind.icon,
                         .headline = wordsOf(kind.empty),
                         .sentence = wordsOf(kind.emptyWhy),
                         .main = {.text = creates ? wordsOf(kind.makeNew) : tr("Check again"),
                                  .icon = creates ? Icon::Plus : Icon::Refresh},
                         .mainIsPrimary = creates});
}

void IntegrationState::doMain()
{
    if (m_of.tree.rowCount() > 0) {
        clearWithUndo(host(), m_of.words);
        m_of.view.setFocus();
    } else if (!host().account().mayRead(Resource::CustomIntegration)) {
        host().account().session().client().resume();
        Q_EMIT refreshWanted();
    } else if (m_of.feed.state() == FeedState::Loaded && host().account().mayWrite()) {
        Q_EMIT newWanted();
    } else {
        Q_EMIT refreshWanted();
    }
}

void IntegrationState::showFoot()
{
    if (m_of.feed.state() == FeedState::Loading) {
        foot()->setSign(Icon::Ring, Tone::Accent);
        foot()->setText(wordsOf(integrationKind().reading));
        return foot()->offer(tr("Stop"), Qt::Key_Escape);
    }
    foot()->setSign({});
    foot()->offer({});
    if (!m_of.feed.refreshedAt().isValid())
        return foot()->setText(tr("not loaded yet"));
    const int types = m_of.tree.typeCount();
    foot()->setText(tr("%Ln integration(s)", nullptr, m_of.tree.rowCount()),
                    types > 0 ? tr("%Ln event type(s) loaded", nullptr, types) : QString());
}

QString IntegrationState::subtitle() const
{
    if (m_of.feed.state() == FeedState::Loading && m_of.tree.rowCount() == 0)
        return tr("loading…");
    if (!m_of.feed.refreshedAt().isValid())
        return tr("not loaded yet");
    return tr("%1 · refreshed %2")
        .arg(tr("%Ln integration(s)", nullptr, m_of.tree.rowCount()),
             ageWords(m_of.feed.refreshedAt(), host().clock().now()));
}

} // namespace storedesk::ui::lists
