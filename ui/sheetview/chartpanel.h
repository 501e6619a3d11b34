// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sheetview/sidepanel.h"
#include "ui/sheetview/valuechart.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::charts {
class MarkChartView;
}

namespace storedesk::ui::sheetview {

// Chart for a column: the number of rows, or the sum of another column, for each value.
class ChartPanel final : public QWidget
{
    Q_OBJECT

public:
    ChartPanel(const SheetParts &parts, PageHost &host, QWidget *parent = nullptr);

    // Starts with this column, or with one that is better suited.
    void begin(int column);
    void setForm(ChartForm form);
    // Call when the file or its filter has changed.
    void update();
    [[nodiscard]] bool settled() const { return !m_work.running(); }
    [[nodiscard]] const ChartValues &figures() const { return m_figures; }
    void savePicture(const QString &path);

Q_SIGNALS:
    void closeAsked();

private:
    void build();
    [[nodiscard]] QWidget *head();
    [[nodiscard]] QWidget *foot();
    void fillColumns();
    void choose(int column);
    void count();
    void show(base::Result<CountedChartValues> &&counted);
    void draw();
    [[nodiscard]] QString noteOf(const statistics::UnreadableCells &unread) const;
    void ask();
    void copy();
    [[nodiscard]] ChartForm form() const;
    [[nodiscard]] QString titleOf() const;

    SheetParts m_parts;
    PageHost &m_host;
    base::BackgroundTask m_work;
    base::BackgroundTask m_saving;
    ChartValues m_figures;
    QComboBox *m_form;
    QComboBox *m_column;
    QComboBox *m_amount;
    charts::MarkChartView *m_view;
    QLabel *m_note;
    Button *m_save;
};

} // namespace storedesk::ui::sheetview
