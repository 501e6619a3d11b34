// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/designercolumns.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace storedesk::ui::events {

static constexpr int columnGap = 8;
// Width of the field table with all columns and typical text.
static constexpr int fieldTableWidth = 616;

DesignerColumns::DesignerColumns(QWidget *samples, QWidget *fields, QWidget *properties,
                                 const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_samples(samples)
    , m_properties(properties)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(columnGap);
    row->addWidget(samples);
    row->addWidget(fields, 1);
    row->addWidget(properties);
    samples->installEventFilter(this);
    fit();
}

void DesignerColumns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool DesignerColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        fit();
    return QWidget::eventFilter(watched, event);
}

void DesignerColumns::fit()
{
    const int spare = width() - m_theme.scaled(fieldTableWidth) - columnGap;
    const bool three = m_samples->isVisibleTo(this);
    const int each = three ? (spare - columnGap) / 2 : spare;
    m_samples->setFixedWidth(std::clamp(each, m_theme.scaled(200), m_theme.scaled(300)));
    const int least =
        std::max(m_theme.scaled(three ? 206 : 230), m_properties->minimumSizeHint().width());
    m_properties->setFixedWidth(std::clamp(each, least, std::max(least, m_theme.scaled(340))));
}

} // namespace storedesk::ui::events
