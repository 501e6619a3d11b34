// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "navigation.h"

#include "account/account.h"
#include "ui/navigation/navigationdelegate.h"
#include "ui/navigation/storeswitcher.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <QTreeView>
#include <QVBoxLayout>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

Navigation::Navigation(const QList<PageRow> &pages, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_model(pages)
    , m_switcher(new StoreSwitcher(theme, this))
    , m_list(new QTreeView(this))
    , m_delegate(new NavigationDelegate(theme, this))
{
    m_list->setObjectName(u"navigation"_s);
    setRole(m_list, Role::Navigation);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setHeaderHidden(true);
    m_list->header()->setMinimumSectionSize(20);
    m_list->header()->setStretchLastSection(false);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(0);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    connect(m_list, &QTreeView::clicked, this, &Navigation::choose);

    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(marginsAlong(0, 8, 1, 8));
    box->setSpacing(8);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(8, 0, 8, 0);
    head->addWidget(m_switcher);
    box->addLayout(head);
    box->addWidget(m_list, 1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setRail(false);
    name();
}

void Navigation::setAccount(account::Account &account)
{
    m_switcher->setProfile(account.profile());
    m_model.setRights([open = QPointer(&account)](catalogue::Resource resource) {
        return !open || open->mayRead(resource);
    });
    connect(&account, &account::Account::rightsChanged, this, [this] { m_model.retranslate(); });
}

void Navigation::setFront(const QString &word)
{
    m_model.setFront(word);
    const auto index = m_model.indexOf(word);
    if (index.isValid())
        m_list->setCurrentIndex(index);
}

void Navigation::setRail(bool rail)
{
    m_rail = rail;
    m_delegate->setRail(rail);
    m_switcher->setRail(rail);
    setFixedWidth(m_theme.scaled(rail ? 52 : 204));
    m_list->doItemsLayout();
}

void Navigation::focusList()
{
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model.index(0, 0));
    m_list->setFocus(Qt::ShortcutFocusReason);
}

void Navigation::choose(const QModelIndex &index)
{
    const auto word = index.data(NavigationModel::WordRole).toString();
    if (!word.isEmpty())
        Q_EMIT chosen(word);
}

bool Navigation::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            choose(m_list->currentIndex());
            return true;
        }
    }
    // A hidden header does not follow the width of the viewport, which a scroll bar reduces, so set
    // the width here.
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        m_list->setColumnWidth(0, static_cast<QResizeEvent *>(event)->size().width());
    return QWidget::eventFilter(watched, event);
}

void Navigation::name()
{
    m_list->setAccessibleName(tr("Pages"));
}

void Navigation::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        layout()->setContentsMargins(marginsAlong(0, 8, 1, 8));
    if (event->type() == QEvent::LanguageChange) {
        name();
        m_model.retranslate();
    }
}

void Navigation::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().side);
    painter.fillRect(
        QStyle::visualRect(layoutDirection(), rect(), QRect(width() - 1, 0, 1, height())),
        m_theme.tokens().line);
}

} // namespace storedesk::ui::navigation
