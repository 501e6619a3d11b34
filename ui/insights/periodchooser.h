// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightsource/insightsource.h"

#include <QWidget>

class QComboBox;
class QDateEdit;

namespace storedesk::ui::insights {

// Chooses the period for all questions: all data, a usual range, or a first and a last day. Ranges
// end with the last day of the data.
class PeriodChooser final : public QWidget
{
    Q_OBJECT

public:
    // The source must outlive this widget.
    explicit PeriodChooser(insightsource::InsightSource &source, QWidget *parent = nullptr);

private:
    void apply();
    void showSource();

    insightsource::InsightSource &m_source;
    QComboBox *m_range;
    QDateEdit *m_from;
    QDateEdit *m_to;
};

} // namespace storedesk::ui::insights
