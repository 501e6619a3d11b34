// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "localdata/localdatainventory.h"
#include "ui/host/page.h"
#include "ui/host/pageid.h"

class QGridLayout;
class QLabel;

namespace storedesk::ui {
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

class LocalDataLine;

// Shows the current account's data on this computer: size, age, location and retention. Each kind
// of data can be deleted.
class LocalDataPage final : public Page
{
    Q_OBJECT

public:
    explicit LocalDataPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Local data"); }
    [[nodiscard]] Icon icon() const override { return Icon::Computer; }
    void refresh() override;
    [[nodiscard]] bool settled() const override { return m_data.isMeasured(); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QWidget *buildPromise();
    QWidget *buildTable();
    void buildHeader(QGridLayout *grid, QWidget *parent);
    QWidget *buildFoot();
    void show();
    void showKey();
    void askToDelete(localdata::LocalDataKind kind);
    void askToForgetKey();
    void askToDeleteEverything();

    localdata::LocalDataInventory m_data;
    PageHead *m_head;
    QLabel *m_total;
    QLabel *m_everything;
    QList<LocalDataLine *> m_lines;
    // Headings of the columns that are hidden in a narrow window.
    QList<QWidget *> m_wide;
};

} // namespace storedesk::ui::preferences
