// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tables/columnspopup.h"

#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/visibletext.h"
#include "values/namematch.h"

#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

ColumnsPopup::ColumnsPopup(Choice choice, const Theme &theme, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_choice(std::move(choice))
    , m_theme(theme)
    , m_rowHeight(theme.scaled(28))
    , m_search(new SearchField(tr("Find a column"), theme, this))
    , m_list(new QListWidget(this))
    , m_foot(new QHBoxLayout)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"columnsPopup"_s);
    build();
    list();
    connect(m_search, &QLineEdit::textChanged, this, &ColumnsPopup::list);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        m_choice.setShown(item->data(NumberRole).toInt(), item->checkState() == Qt::Checked);
        // Show the check marks again, because the last visible column cannot be hidden.
        showTicks();
    });
}

void ColumnsPopup::build()
{
    setRole(this, Role::Panel);
    setFixedWidth(m_theme.scaled(300));
    m_search->setObjectName(u"findColumn"_s);
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setObjectName(u"columnsToShow"_s);
    m_list->setAccessibleName(tr("Columns"));
    m_list->setUniformItemSizes(true);
    m_list->setFixedHeight(
        m_rowHeight * static_cast<int>(std::clamp<qsizetype>(m_choice.columns.size(), 3, 12))
        + 2 * m_list->frameWidth());
    auto *all = new QHBoxLayout;
    all->setSpacing(8);
    for (const bool shown : {true, false}) {
        auto *button = new Button(shown ? tr("Show all") : tr("Hide all"), m_theme, this);
        button->setObjectName(shown ? u"showAllColumns"_s : u"hideAllColumns"_s);
        connect(button, &QPushButton::clicked, this, [this, shown] { setAll(shown); });
        all->addWidget(button);
    }
    all->addStretch();
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(12, 12, 12, 12);
    box->setSpacing(8);
    box->addWidget(m_search);
    box->addLayout(all);
    box->addWidget(m_list);
    m_foot->setSpacing(8);
    m_foot->addStretch();
    box->addLayout(m_foot);
}

void ColumnsPopup::setColumns(const QList<Column> &columns)
{
    m_choice.columns = columns;
    list();
}

void ColumnsPopup::addButton(const QString &text, const QString &name,
                             const std::function<void()> &act)
{
    auto *button = new Button(text, m_theme, this);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, [this, act] {
        act();
        showTicks();
    });
    m_foot->insertWidget(m_foot->count() - 1, button);
}

bool ColumnsPopup::isFound(const Column &column) const
{
    const auto wanted = values::foldedName(m_search->text().trimmed());
    return values::foldedName(column.title).contains(wanted)
        || values::foldedName(column.name).contains(wanted);
}

void ColumnsPopup::list()
{
    const QSignalBlocker silent(m_list);
    m_list->clear();
    for (int column = 0; column < m_choice.columns.size(); ++column) {
        const auto &candidate = m_choice.columns[column];
        if (!isFound(candidate))
            continue;
        auto *item = new QListWidgetItem(visibleText(candidate.title), m_list);
        item->setToolTip(visibleText(candidate.name));
        item->setData(NumberRole, column);
        item->setData(NameRole, candidate.name);
        item->setSizeHint({0, m_rowHeight});
        item->setFlags(candidate.isFixed
                           ? Qt::ItemIsSelectable
                           : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    }
    showTicks();
}

void ColumnsPopup::showTicks()
{
    const QSignalBlocker silent(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        auto *item = m_list->item(row);
        const int column = item->data(NumberRole).toInt();
        item->setCheckState(m_choice.isShown(column) ? Qt::Checked : Qt::Unchecked);
    }
    m_list->viewport()->update();
}

// Shows or hides all listed columns. When hiding all, the first visible column stays visible.
void ColumnsPopup::setAll(bool shown)
{
    for (int row = m_list->count() - 1; row >= 0; --row) {
        const int column = m_list->item(row)->data(NumberRole).toInt();
        if (!m_choice.columns[column].isFixed && m_choice.isShown(column) != shown)
            m_choice.setShown(column, shown);
    }
    showTicks();
}

void ColumnsPopup::openBelow(const QWidget &widget)
{
    adjustSize();
    const auto room = widget.screen()->availableGeometry();
    auto place = widget.mapToGlobal(QPoint(0, widget.height() + 4));
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
    place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(place);
    show();
    m_search->setFocus();
}

} // namespace storedesk::ui
