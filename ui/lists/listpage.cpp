// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listpage.h"

#include "account/account.h"
#include "account/couponimports.h"
#include "ui/filedownloads/filefetch.h"
#include "ui/host/pagehost.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/lists/detailpanel.h"
#include "ui/lists/filterrow.h"
#include "ui/lists/listactions.h"
#include "ui/lists/recordlistview.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagelayout.h"

#include <QAction>
#include <QCoreApplication>
#include <QVBoxLayout>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using State = itemmodels::ResourceFeed::State;

ListPage::ListPage(const ListKind &kind, PageHost &host, QWidget *parent)
    : BrowsePage(host, {.page = kind.word}, QCoreApplication::translate("PageRow", kind.title),
                 parent)
    , m_kind(kind)
    , m_list(new RecordListView(kind, host, this))
    , m_actions(new ListActions(*m_list, host))
    , m_fetch(new filedownloads::FileFetch(host, this))
{
    build();
    followService();
    detail()->setActions(m_actions->open(), m_actions->besides(), m_actions->all());
    listen();
}

QString ListPage::title() const
{
    return QCoreApplication::translate("PageRow", m_kind.title);
}

void ListPage::build()
{
    auto *box = pageColumnIn(this);
    buildParts(m_actions->makeNew(), m_kind.makeNew ? wordsOf(m_kind.makeNew) : QString());
    box->addWidget(head());
    m_views = new SavedViewsMenu(host(), QString(m_kind.word),
                                 {.now = [this] { return m_list->state(); },
                                  .show =
                                      [this](const QJsonObject &state) {
                                          m_list->restore(state);
                                      }},
                                 this);
    m_list->filter()->addBeforeColumns(m_views->button());
    box->addWidget(m_list->filter());
    addSplitter(box, host().theme().scaled(318));
    box->addWidget(m_fetch);
}

LoadedList &ListPage::shownList() const
{
    return *m_list;
}

const BrowseActions &ListPage::actions() const
{
    return *m_actions;
}

void ListPage::followService()
{
    connect(m_actions, &ListActions::fileWanted, this,
            [this](const filedownloads::TransferFile &file, bool opens) {
                opens ? m_fetch->open(file) : m_fetch->ask(file);
            });
    connect(&host().account().session().client(), &api::Client::answered, this,
            &ListPage::heardOfRead);
    if (m_kind.resource == Resource::CouponSet) {
        // Ignore a list that has not been loaded yet. It is loaded when the page is opened.
        connect(&host().account().couponImports(), &account::CouponImports::ended, m_list, [this] {
            if (m_list->feed().state() != State::Idle)
                m_list->refresh();
        });
    }
}

void ListPage::showDetail()
{
    const auto records = m_list->selected();
    if (records.size() == 1)
        detail()->showRecord(m_kind.resource, records.front(), m_list->feed().refreshedAt());
    else
        detail()->showCount(static_cast<int>(records.size()));
}

void ListPage::showOnly(const QMap<QString, QString> &filter)
{
    if (filter.contains(savedViewKey))
        m_views->show(filter.value(savedViewKey));
    else
        m_list->filter()->showOnly(filter);
}

Badge ListPage::badge() const
{
    Badge badge;
    if (m_list->feed().refreshedAt().isValid() && !m_list->feed().hasMore())
        badge.total = m_list->records().rowCount();
    badge.running = m_list->feed().underWay();
    return badge;
}

QList<QWidget *> ListPage::panes() const
{
    return {m_list->filter()->words(), m_list->table(), detail()};
}

bool ListPage::settled() const
{
    return m_list->feed().state() != State::Loading;
}

// Updates the record when a job that monitors an import or export reads its final state before this
// list does. A list in the background would otherwise show it as running until the next refresh.
void ListPage::heardOfRead(const http::Request &request, const http::Reply &reply)
{
    const auto &operation = http::operationOf(request);
    const auto record = reply.document.object();
    auto &records = m_list->records();
    const auto key = record.value(records.keyMember()).toVariant().toString();
    if (operation.resource != m_kind.resource || operation.effect != catalogue::Effect::Read
        || operation.answer == catalogue::ResponseShape::Page || key.isEmpty()
        || !records.indexOf(key).isValid())
        return;
    // Queued, because the receiver of the response is still processing it.
    QMetaObject::invokeMethod(
        this,
        [this, record] {
            m_list->records().upsert({record});
            Q_EMIT headChanged();
        },
        Qt::QueuedConnection);
}

void ListPage::heardOf(const http::Request &request, const http::Outcome &outcome)
{
    const auto &operation = http::operationOf(request);
    if (operation.resource != m_kind.resource)
        return;
    const bool gone = operation.effect == catalogue::Effect::Delete && outcome;
    if (gone)
        m_list->records().remove(request.values.last());
    // Refresh, because a page of records in flight may predate the deletion.
    if (!gone || m_list->feed().state() == State::Loading)
        m_list->refresh();
}

void ListPage::setLow(bool low)
{
    // Hide the button if the page has little height; the command palette contains the saved views
    // as well.
    m_views->button()->setVisible(host().hasAccount() && !low);
    m_list->filter()->setShort(low);
}

} // namespace storedesk::ui::lists
