// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/details/fieldlines.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::details {

// The fields of a record to read: groups in two columns, in one while the window is narrow. A value
// that names another record is a link.
class FieldSheet final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldSheet(Frame &frame, QWidget *parent = nullptr);

    void setGroups(std::vector<LineGroup> groups);
    [[nodiscard]] int columns() const { return m_columns; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void build();
    void arrange();
    [[nodiscard]] QWidget *groupWidget(const LineGroup &group);
    void addLine(QGridLayout *grid, int row, const FieldLine &line);
    [[nodiscard]] QWidget *withKept(const FieldLine &line, QWidget *value);
    [[nodiscard]] QWidget *valueWidget(const FieldLine &line, QWidget *parent);
    [[nodiscard]] QWidget *linksWidget(const FieldLine &line, QWidget *parent);
    [[nodiscard]] int wantedColumns() const;

    Frame &m_frame;
    std::vector<LineGroup> m_groups;
    std::vector<QWidget *> m_widgets; // one for each group
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
    int m_columns = 0;
    int m_widthOfTwo = 0; // that two columns need at least; 0: not known yet
};

} // namespace storedesk::ui::details
