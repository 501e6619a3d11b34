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
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"

#include <QAction>
#include <QCoreApplication>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using State = itemmodels::ResourceFeed::State;

ListPage::ListPage(const ListKind &kind, PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_kind(kind)
    , m_head(new PageHead(title(), this))
    , m_list(new RecordListView(kind, host, this))
    , m_actions(new ListActions(*m_list, host))
    , m_detail(new DetailPanel(host, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_fetch(new filedownloads::FileFetch(host, this))
{
    build();
    listen();
    m_detail->setActions(m_actions->open(), m_actions->besides(), m_actions->all());
    showDetail();
    m_head->setSubtitle(m_list->subtitle());
}

PageAddress ListPage::place() const
{
    return {.page = m_kind.word};
}

QString ListPage::title() const
{
    return QCoreApplication::translate("PageRow", m_kind.title);
}

void ListPage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    buildHead(box);
    m_views = new SavedViewsMenu(host(), QString(m_kind.word),
                                 {.now = [this] { return m_list->state(); },
                                  .show =
                                      [this](const QJsonObject &state) {
                                          m_list->restore(state);
                                      }},
                                 this);
    m_list->filter()->addBeforeColumns(m_views->button());
    box->addWidget(m_list->filter());
    m_splitter->setObjectName(u"splitter"_s);
    m_splitter->setHandleWidth(8);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({900, host().theme().scaled(318)});
    box->addWidget(m_splitter, 1);
    box->addWidget(m_fetch);
}

void ListPage::buildHead(QVBoxLayout *box)
{
    const auto &theme = host().theme();
    auto *again = iconButton(Icon::Refresh, tr("Refresh (F5)"), theme, this);
    again->setObjectName(u"refresh"_s);
    connect(again, &QToolButton::clicked, this, &ListPage::refresh);
    m_head->add(again);
    if (auto *action = m_actions->makeNew()) {
        auto *make = new Button(Icon::Plus, wordsOf(m_kind.makeNew), theme, this);
        make->setKind(Role::Primary);
        make->setObjectName(u"newRecord"_s);
        make->setEnabled(action->isEnabled());
        make->setToolTip(action->statusTip());
        connect(make, &QPushButton::clicked, action, &QAction::trigger);
        m_head->add(make);
    }
    box->addWidget(m_head);
}

void ListPage::listen()
{
    connect(m_list, &RecordListView::changed, this, [this] {
        m_head->setSubtitle(m_list->subtitle());
        Q_EMIT headChanged();
    });
    // The text size may have changed.
    connect(&host().theme(), &Theme::changed, this, &ListPage::fit);
    connect(m_actions, &ListActions::fileWanted, this,
            [this](const filedownloads::TransferFile &file, bool opens) {
                opens ? m_fetch->open(file) : m_fetch->ask(file);
            });
    connect(m_list, &RecordListView::stateChanged, this, &Page::viewStateChanged);
    connect(m_splitter, &QSplitter::splitterMoved, this, &Page::viewStateChanged);
    connect(&host().account().session(), &api::Session::writeEnded, this, &ListPage::heardOf);
    connect(&host().account().session().client(), &api::Client::answered, this,
            &ListPage::heardOfRead);
    if (m_kind.resource == Resource::CouponSet) {
        // A list that has not been loaded yet is loaded when the page is opened.
        connect(&host().account().couponImports(), &account::CouponImports::ended, m_list, [this] {
            if (m_list->feed().state() != State::Idle)
                m_list->refresh();
        });
    }
    connect(m_list, &RecordListView::selectionChanged, this, &ListPage::showDetail);
}

void ListPage::showDetail()
{
    const auto records = m_list->selected();
    if (records.size() == 1)
        m_detail->showRecord(m_kind.resource, records.front(), m_list->feed().refreshedAt());
    else
        m_detail->showCount(static_cast<int>(records.size()));
}

void ListPage::refresh()
{
    m_list->refresh();
}

void ListPage::find()
{
    m_list->find();
}

void ListPage::focusFirst()
{
    m_list->find();
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

QList<QAction *> ListPage::recordActions() const
{
    return m_actions->all();
}

QList<QWidget *> ListPage::panes() const
{
    return {m_list->filter()->words(), m_list->table(), m_detail};
}

bool ListPage::settled() const
{
    return m_list->feed().state() != State::Loading;
}

// Updates the record when a job that watches an import or export reads its final state before this
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

// A write may have been sent by this page, a form or any other page.
void ListPage::heardOf(const http::Request &request, const http::Outcome &outcome)
{
    const auto &operation = http::operationOf(request);
    if (operation.resource != m_kind.resource)
        return;
    const bool gone = operation.effect == catalogue::Effect::Delete && outcome;
    if (gone)
        m_list->records().remove(request.values.last());
    // A page of records in flight may predate the deletion.
    if (!gone || m_list->feed().state() == State::Loading)
        m_list->refresh();
}

QJsonObject ListPage::viewState() const
{
    auto state = m_list->state();
    state.insert(u"detail"_s, m_splitter->sizes().value(1));
    return state;
}

void ListPage::restoreViewState(const QJsonObject &state)
{
    m_list->restore(state);
    if (const int width = state.value(u"detail"_s).toInt(); width > 0)
        m_splitter->setSizes({std::max(300, m_splitter->width() - width), width});
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fit();
}

// On a narrow page the rows need the space. Enter or a double click still opens a record.
void ListPage::fit()
{
    m_detail->setVisible(width() >= host().theme().scaled(820));
    // The menus contain the actions of the header as well.
    m_head->setVisible(!isLow());
    // The command palette contains the saved views as well.
    m_views->button()->setVisible(host().hasAccount() && !isLow());
    m_list->filter()->setShort(isLow());
    layout()->setContentsMargins(20, isLow() ? 8 : 16, 20, isLow() ? 8 : 16);
    layout()->setSpacing(isLow() ? 6 : 12);
}

// Whether the page has so little height that the rows need the space of the header.
bool ListPage::isLow() const
{
    return height() < host().theme().scaled(320);
}

} // namespace storedesk::ui::lists
