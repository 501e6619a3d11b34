// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sheetview/chartdrawing.h"
#include "ui/sheetview/sidepanel.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

// Paints the chart. The tool tip describes the value below the mouse.
class ChartPreview final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPreview(const Theme &theme, QWidget *parent = nullptr);

    void set(const ChartValues &figures, ChartForm form);
    [[nodiscard]] const ChartValues &figures() const { return m_figures; }
    [[nodiscard]] ChartForm form() const { return m_form; }
    [[nodiscard]] ChartStyle look() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    ChartValues m_figures;
    ChartForm m_form = ChartForm::Bars;
};

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
    [[nodiscard]] const ChartValues &figures() const { return m_view->figures(); }
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
    [[nodiscard]] QString noteOf(const statistics::UnreadableCells &unread) const;
    void ask();
    void copy();
    [[nodiscard]] ChartForm form() const;
    [[nodiscard]] QString titleOf() const;

    SheetParts m_parts;
    PageHost &m_host;
    base::BackgroundTask m_work;
    base::BackgroundTask m_saving;
    QComboBox *m_form;
    QComboBox *m_column;
    QComboBox *m_amount;
    ChartPreview *m_view;
    QLabel *m_note;
    Button *m_save;
};

} // namespace storedesk::ui::sheetview
