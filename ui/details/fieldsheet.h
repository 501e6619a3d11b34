// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/details/fieldlines.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::details {

// Read-only view of a record's fields: groups in two columns, or in one if the window is narrow.
// Values that identify another record are links.
class FieldSheet final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldSheet(PageHost &host, QWidget *parent = nullptr);

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

    PageHost &m_host;
    std::vector<LineGroup> m_groups;
    // One widget for each group.
    std::vector<QWidget *> m_widgets;
    QVBoxLayout *m_left;
    QVBoxLayout *m_right;
    int m_columns = 0;
    // Minimum width needed for two columns; 0 if not known yet.
    int m_widthOfTwo = 0;
};

} // namespace storedesk::ui::details
