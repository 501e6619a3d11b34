// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/assistantstep.h"

class QLabel;
class QVBoxLayout;

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::jobs {

class ColumnGrid;

// Base class of steps that map the columns of a table to fields.
class ColumnsStep : public AssistantStep
{
    Q_OBJECT

public:
    // boxName is the object name of the combo boxes. The page host must outlive the step.
    ColumnsStep(const QString &boxName, PageHost &host, QWidget *parent);

    [[nodiscard]] QString title() const override;
    void enter() override;
    void focusFirst() override;

protected:
    // Fills the grid again if the columns or the fields have changed.
    virtual void fill() = 0;
    virtual void showChoices() = 0;

    // Shows how many columns are used.
    void setSum(const QString &text);
    [[nodiscard]] ColumnGrid &grid() const { return *m_grid; }
    [[nodiscard]] QVBoxLayout &box() const { return *m_box; }

private:
    QLabel *m_sum;
    ColumnGrid *m_grid;
    QVBoxLayout *m_box;
};

} // namespace storedesk::ui::jobs
