// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/detailpanel.h"

#include "account/account.h"
#include "catalogue/field.h"
#include "itemmodels/recordtitle.h"
#include "itemmodels/showntext.h"
#include "ui/host/pagehost.h"
#include "ui/lists/detailfields.h"
#include "ui/tables/statepill.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"

#include <QAction>
#include <QHeaderView>
#include <QJsonDocument>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using itemmodels::CallLogModel;

CallsOf::CallsOf(CallLogModel &log, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_log(log)
{
    setSourceModel(&log);
    setSortRole(CallLogModel::SortRole);
    sort(CallLogModel::Time, Qt::DescendingOrder);
}

void CallsOf::setRecord(catalogue::Resource resource, const QString &key)
{
    m_resource = resource;
    m_key = key;
    invalidateFilter();
}

bool CallsOf::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    Q_UNUSED(parent)
    const auto &request = m_log.rowAt(row).request;
    const auto &operation = http::operationOf(request);
    return operation.resource == m_resource
        && (request.values.contains(m_key) || operation.answer == catalogue::ResponseShape::Page);
}

DetailPanel::DetailPanel(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_title(new ElidedLabel({}, this))
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_fields(new DetailFields(host, this))
    , m_raw(new QPlainTextEdit(this))
    , m_log(host.account().session().client().log())
    , m_calls(m_log)
    , m_callTable(new TableView(host.theme(), this))
    , m_open(new Button(tr("Open"), host.theme(), this))
    , m_besides(new Button({}, host.theme(), this))
    , m_menu(new QMenu(this))
{
    build();
    showCount(0);
}

DetailPanel::~DetailPanel()
{
    // Delete the view before the models it shows.
    delete m_callTable;
}

void DetailPanel::build()
{
    setObjectName(u"detail"_s);
    m_title->setFont(m_host.theme().font(Theme::Text::Heading));
    setRole(m_tabs, Role::Sections);
    m_tabs->setObjectName(u"detailTabs"_s);
    m_tabs->setAccessibleName(tr("Record sections"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (const auto &name : {tr("Details"), tr("Raw"), tr("Requests")})
        m_tabs->addTab(name);
    m_raw->setReadOnly(true);
    m_raw->setObjectName(u"raw"_s);
    m_raw->setAccessibleName(tr("The record as JSON"));
    m_raw->setLineWrapMode(QPlainTextEdit::NoWrap);
    setRole(m_raw, Role::Code);
    m_stack->addWidget(m_fields);
    m_stack->addWidget(m_raw);
    m_stack->addWidget(buildCalls());
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);

    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(16, 14, 16, 14);
    inner->setSpacing(8);
    inner->addWidget(m_title);
    inner->addWidget(m_tabs);
    inner->addWidget(separator(this));
    inner->addWidget(m_stack, 1);
    // The stretch keeps the footer at the bottom while the panel is empty.
    inner->addStretch();
    inner->addWidget(buildFoot());
    box()->addLayout(inner);
    setMinimumWidth(m_host.theme().scaled(300));
}

QWidget *DetailPanel::buildCalls()
{
    m_callTable->setModel(&m_calls);
    m_callTable->setObjectName(u"calls"_s);
    m_callTable->setAccessibleName(tr("Requests for this record"));
    m_callTable->setPillColumn(CallLogModel::AnswerColumn, [](const QModelIndex &index) {
        return pillOfEnd(index.data(CallLogModel::EndRole).value<CallLogModel::End>(),
                         index.data().toString());
    });
    for (int column = 0; column < CallLogModel::ColumnCount; ++column)
        m_callTable->setColumnHidden(column,
                                     column != CallLogModel::Time && column != CallLogModel::Verb
                                         && column != CallLogModel::AnswerColumn
                                         && column != CallLogModel::Took);
    m_callTable->setColumnAtLeast(CallLogModel::Time, 80);
    m_callTable->setColumnAtLeast(CallLogModel::Verb, 64);
    m_callTable->setColumnAtLeast(CallLogModel::Took, 70);
    auto *header = m_callTable->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(CallLogModel::AnswerColumn, QHeaderView::Stretch);
    return m_callTable;
}

QWidget *DetailPanel::buildFoot()
{
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 4, 0, 0);
    m_open->setKind(Role::Primary);
    m_open->setObjectName(u"openRecord"_s);
    auto *more = iconButton(Icon::More, tr("More actions"), m_host.theme(), foot);
    more->setObjectName(u"moreActions"_s);
    more->setMenu(m_menu);
    more->setPopupMode(QToolButton::InstantPopup);
    m_menu->setToolTipsVisible(true);
    row->addWidget(m_open);
    row->addWidget(m_besides);
    row->addStretch();
    row->addWidget(more);
    return foot;
}

void DetailPanel::follow(Button *button, QAction *action)
{
    button->disconnect();
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto show = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
        button->setToolTip(action->statusTip());
    };
    connect(action, &QAction::changed, m_following.get(), show);
    show();
}

void DetailPanel::setActions(QAction *open, QAction *besides, const QList<QAction *> &menu)
{
    m_following = std::make_unique<QObject>();
    follow(m_open, open);
    m_besides->setVisible(besides);
    if (besides) {
        m_besides->setObjectName(besides->objectName() + u"Button"_s);
        m_besides->setText(besides->text().remove(u'&'));
        follow(m_besides, besides);
    }
    m_menu->clear();
    for (auto *action : menu) {
        if (action)
            m_menu->addAction(action);
        else
            m_menu->addSeparator();
    }
}

void DetailPanel::showRecord(catalogue::Resource resource, const QJsonObject &record,
                             const QDateTime &readAt, const std::optional<RecordLink> &within)
{
    m_title->setText(itemmodels::recordTitle(resource, record));
    m_tabs->show();
    m_stack->show();
    m_fields->show(resource, record, readAt, within);
    const auto text = itemmodels::shownLines(QString::fromUtf8(QJsonDocument(record).toJson()));
    // Set the text only if it changed, which preserves the scroll position on refresh.
    if (m_raw->toPlainText() != text)
        m_raw->setPlainText(text);
    m_calls.setRecord(resource,
                      record.value(catalogue::keyMemberOf(resource)).toVariant().toString());
}

void DetailPanel::showCount(int selected)
{
    m_title->setText(selected == 0 ? tr("Nothing selected") : tr("%n selected", nullptr, selected));
    m_tabs->hide();
    m_stack->hide();
}

} // namespace storedesk::ui::lists
