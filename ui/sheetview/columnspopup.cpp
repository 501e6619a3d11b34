// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnspopup.h"

#include "ui/sheetview/sheetgrid.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/visibletext.h"

#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;

ColumnsPopup::ColumnsPopup(const QList<sheet::SheetColumn> &columns, SheetGrid &grid,
                           const Theme &theme, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_columns(columns)
    , m_grid(grid)
    , m_rowHeight(theme.scaled(28))
    , m_search(new SearchField(tr("Find a column"), theme, this))
    , m_list(new QListWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"columnsPopup"_s);
    build(theme);
    list();
    connect(m_search, &QLineEdit::textChanged, this, &ColumnsPopup::list);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        m_grid.setHidden(item->data(Qt::UserRole).toInt(), item->checkState() != Qt::Checked);
        // Show the check marks again, because the grid refuses to hide the last visible column.
        showTicks();
    });
}

void ColumnsPopup::build(const Theme &theme)
{
    setRole(this, Role::Panel);
    setFixedWidth(theme.scaled(300));
    m_search->setObjectName(u"findColumn"_s);
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setObjectName(u"columnsToShow"_s);
    m_list->setAccessibleName(tr("Columns of the file"));
    m_list->setUniformItemSizes(true);
    m_list->setFixedHeight(m_rowHeight
                               * static_cast<int>(std::clamp<qsizetype>(m_columns.size(), 3, 12))
                           + 2 * m_list->frameWidth());
    auto *all = new QHBoxLayout;
    all->setSpacing(8);
    for (const bool shown : {true, false}) {
        auto *button = new Button(shown ? tr("Show all") : tr("Hide all"), theme, this);
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
}

void ColumnsPopup::list()
{
    const QSignalBlocker silent(m_list);
    m_list->clear();
    for (int column = 0; column < m_columns.size(); ++column) {
        const auto &candidate = m_columns[column];
        if (!sheet::isFoundBy(candidate, m_search->text()))
            continue;
        auto *item = new QListWidgetItem(visibleText(candidate.heading()), m_list);
        item->setToolTip(visibleText(candidate.name));
        item->setData(Qt::UserRole, column);
        item->setSizeHint({0, m_rowHeight});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    }
    showTicks();
}

void ColumnsPopup::showTicks()
{
    const QSignalBlocker silent(m_list);
    const auto shown = m_grid.shownColumns();
    for (int row = 0; row < m_list->count(); ++row) {
        auto *item = m_list->item(row);
        item->setCheckState(shown.contains(item->data(Qt::UserRole).toInt()) ? Qt::Checked
                                                                             : Qt::Unchecked);
    }
    m_list->viewport()->update();
}

// Shows or hides all listed columns. When hiding all, the first visible column stays visible.
void ColumnsPopup::setAll(bool shown)
{
    for (int row = m_list->count() - 1; row >= 0; --row)
        m_grid.setHidden(m_list->item(row)->data(Qt::UserRole).toInt(), !shown);
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

} // namespace storedesk::ui::sheetview
