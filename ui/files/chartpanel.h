// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/figurechart.h"
#include "ui/files/sidepanel.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// Paints the chart. The tool tip describes the value below the mouse.
class FigureView final : public QWidget
{
    Q_OBJECT

public:
    explicit FigureView(const Theme &theme, QWidget *parent = nullptr);

    void set(const Figures &figures, FigureForm form);
    [[nodiscard]] const Figures &figures() const { return m_figures; }
    [[nodiscard]] FigureForm form() const { return m_form; }
    [[nodiscard]] FigureLook look() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Figures m_figures;
    FigureForm m_form = FigureForm::Bars;
};

// Chart of a column: the number of rows, or the sum of another column, for each of its values.
class ChartPanel final : public QWidget
{
    Q_OBJECT

public:
    ChartPanel(const SheetParts &parts, Frame &frame, QWidget *parent = nullptr);

    // Starts with this column, or with one that is better suited.
    void begin(int column);
    void setForm(FigureForm form);
    // Call when the file or its filter has changed.
    void update();
    [[nodiscard]] bool settled() const { return !m_work.running(); }
    [[nodiscard]] const Figures &figures() const { return m_view->figures(); }
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
    void show(base::Result<CountedFigures> &&counted);
    [[nodiscard]] QString noteOf(const table::UnreadableCells &unread) const;
    void ask();
    void copy();
    [[nodiscard]] FigureForm form() const;
    [[nodiscard]] QString titleOf() const;

    SheetParts m_parts;
    Frame &m_frame;
    sheet::Work m_work;
    sheet::Work m_saving;
    QComboBox *m_form;
    QComboBox *m_column;
    QComboBox *m_amount;
    FigureView *m_view;
    QLabel *m_note;
    Button *m_save;
};

} // namespace storedesk::ui::files
