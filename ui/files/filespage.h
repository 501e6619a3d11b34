// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/recentfiles.h"
#include "ui/host/page.h"
#include "ui/host/pageid.h"

class QVBoxLayout;

namespace storedesk::ui {
class Card;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// Page to open files: by dialog, by drag and drop, or from the list of recent files.
class FilesPage final : public Page
{
    Q_OBJECT

public:
    explicit FilesPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Files; }
    // Reloads the recent files.
    void refresh() override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    void focusFirst() override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *dropArea();
    void addRow(const RecentFile &file);

    QAction *m_open;
    QAction *m_paste;
    QAction *m_compare;
    Card *m_recent;
    QWidget *m_openButton = nullptr;
    QVBoxLayout *m_rows;
};

} // namespace storedesk::ui::files
