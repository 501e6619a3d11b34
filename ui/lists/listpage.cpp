// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/listpage.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "desk/couponimports.h"
#include "desk/desk.h"
#include "items/recordtitle.h"
#include "ui/frame/frame.h"
#include "ui/frame/savedviewsmenu.h"
#include "ui/lists/choosenew.h"
#include "ui/lists/detailpanel.h"
#include "ui/lists/filterrow.h"
#include "ui/lists/listactions.h"
#include "ui/lists/recordlist.h"
#include "ui/lists/unfinishedchanges.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/transfers/filefetch.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QCoreApplication>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using State = items::ResourceFeed::State;

ListPage::ListPage(const ListKind &kind, Frame &frame, QWidget *parent)
    : Page(frame, parent)
    , m_kind(kind)
    , m_head(new PageHead(title(), this))
    , m_list(new RecordList(kind, frame, this))
    , m_actions(new ListActions(*m_list, frame))
    , m_front(m_list)
    , m_detail(new DetailPanel(frame, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_fetch(new transfers::FileFetch(frame, this))
{
    if (kind.resource == Resource::CustomIntegration) {
        m_inner = new RecordList(listKind(Resource::CustomEventType), frame, this);
        m_innerActions = new ListActions(*m_inner, frame);
    }
    build();
    listen();
    takeFront(m_list);
    showInner();
    m_head->setSubtitle(m_list->subtitle());
}

Place ListPage::place() const
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
    if (m_inner)
        box->addWidget(new UnfinishedChanges(frame(), this));
    m_views = new SavedViewsMenu(frame(), QString(m_kind.word),
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
    m_splitter->addWidget(m_inner ? buildInner() : m_list);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({900, frame().theme().scaled(318)});
    box->addWidget(m_splitter, 1);
    box->addWidget(m_fetch);
}

void ListPage::buildHead(QVBoxLayout *box)
{
    const auto &theme = frame().theme();
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

QWidget *ListPage::buildInner()
{
    const auto &theme = frame().theme();
    auto *below = new QWidget(this);
    auto *box = new QVBoxLayout(below);
    box->setContentsMargins(0, 0, 0, 0);
    m_innerTitle = new ElidedLabel({}, below);
    m_innerTitle->setObjectName(u"innerTitle"_s);
    m_innerTitle->setFont(theme.font(Theme::Text::Strong));
    auto *head = new QHBoxLayout;
    head->addWidget(m_innerTitle, 1);
    m_newInner = new Button(Icon::Plus, wordsOf(m_inner->kind().makeNew), theme, below);
    setSmall(m_newInner);
    m_newInner->setObjectName(u"newInner"_s);
    m_newInner->setToolTip(m_innerActions->makeNew()->statusTip());
    connect(m_newInner, &QPushButton::clicked, m_innerActions->makeNew(), &QAction::trigger);
    head->addWidget(m_newInner);
    box->addLayout(head);
    box->addWidget(m_inner, 1);
    m_inner->filter()->hide(); // few: the list above is what is searched

    auto *lists = new QSplitter(Qt::Vertical, this);
    lists->setHandleWidth(10);
    lists->setChildrenCollapsible(false);
    lists->addWidget(m_list);
    lists->addWidget(below);
    lists->setSizes({260, 240});
    return lists;
}

void ListPage::listen()
{
    connect(m_list, &RecordList::changed, this, [this] {
        m_head->setSubtitle(m_list->subtitle());
        Q_EMIT headChanged();
    });
    connect(&frame().theme(), &Theme::changed, this, &ListPage::fit); // larger text
    connect(m_actions, &ListActions::fileWanted, this,
            [this](const transfers::TransferFile &file, bool opens) {
                opens ? m_fetch->open(file) : m_fetch->ask(file);
            });
    connect(m_list, &RecordList::stateChanged, this, &Page::viewStateChanged);
    connect(m_splitter, &QSplitter::splitterMoved, this, &Page::viewStateChanged);
    connect(&frame().desk().session(), &api::Session::writeEnded, this, &ListPage::heardOf);
    if (m_kind.resource == Resource::CouponSet) {
        connect(&frame().desk().couponImports(), &desk::CouponImports::ended, m_list, [this] {
            if (m_list->feed().state() != State::Idle) // else it is read when it is opened
                m_list->refresh();
        });
    }
    connect(m_list, &RecordList::selectionChanged, this, [this] {
        takeFront(m_list);
        showInner();
    });
    if (!m_inner)
        return;
    connect(m_inner, &RecordList::stateChanged, this, &Page::viewStateChanged);
    connect(m_inner, &RecordList::selectionChanged, this, [this] {
        if (m_inner->table()->hasFocus())
            takeFront(m_inner);
    });
    connect(m_inner->table(), &QAbstractItemView::clicked, this, [this] { takeFront(m_inner); });
    connect(m_list->table(), &QAbstractItemView::clicked, this, [this] { takeFront(m_list); });
}

void ListPage::takeFront(RecordList *list)
{
    const bool other = m_front != list;
    m_front = list;
    auto *actions = list == m_inner ? m_innerActions : m_actions;
    m_detail->setActions(actions->open(), actions->besides(), actions->all());
    showDetail();
    if (other)
        Q_EMIT headChanged(); // the Record menu is another one
}

void ListPage::showDetail()
{
    const auto records = m_front->selected();
    if (records.size() == 1)
        m_detail->showRecord(m_front->kind().resource, records.front(),
                             m_front->feed().refreshedAt());
    else
        m_detail->showCount(static_cast<int>(records.size()));
}

void ListPage::showInner()
{
    if (!m_inner)
        return;
    const auto records = m_list->selected();
    const auto key = catalogue::keyMemberOf(m_kind.resource);
    const auto one = records.size() == 1 ? records.front() : QJsonObject();
    m_inner->setOf(one.isEmpty() ? QStringList() : QStringList{one.value(key).toString()});
    m_innerTitle->setText(
        one.isEmpty() ? tr("Select an integration to see its event types")
                      : tr("Event types of %1").arg(items::recordTitle(m_kind.resource, one)));
    m_inner->setEnabled(!one.isEmpty());
    m_newInner->setEnabled(!one.isEmpty() && m_innerActions->makeNew()->isEnabled());
}

void ListPage::refresh()
{
    m_list->refresh();
    if (m_inner && !m_inner->of().isEmpty())
        m_inner->refresh();
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
    return (m_front == m_inner ? m_innerActions : m_actions)->all();
}

QList<QWidget *> ListPage::panes() const
{
    QList<QWidget *> panes{m_list->filter()->words(), m_list->table(), m_detail};
    if (m_inner)
        panes.insert(2, m_inner->table());
    return panes;
}

bool ListPage::settled() const
{
    const auto quiet = [](const RecordList *list) {
        return !list || list->feed().state() != State::Loading;
    };
    return quiet(m_list) && quiet(m_inner);
}

// A write may have been made anywhere: here, in a form, by another page.
void ListPage::heardOf(const api::Request &request, const api::Outcome &outcome)
{
    const auto &operation = api::operationOf(request);
    for (auto *list : {m_list, m_inner}) {
        if (!list || operation.resource != list->kind().resource
            || !request.values.join(u'/').startsWith(list->of().join(u'/')))
            continue;
        const bool gone = operation.effect == catalogue::Effect::Delete && outcome;
        if (gone)
            list->records().remove(request.values.last());
        // A page that is on its way may have been written before the delete.
        if (!gone || list->feed().state() == State::Loading)
            list->refresh();
        // What was just made is what one goes on with: an integration gets its event types.
        if (m_inner && operation.effect == catalogue::Effect::Create && outcome)
            chooseWhenThere(*list, outcome->document.object()[catalogue::key::id].toString());
    }
}

} // namespace storedesk::ui::lists
