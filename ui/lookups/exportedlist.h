// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/offline/exportrows.h"
#include "ui/offline/offlinelist.h"

#include <memory>

namespace storedesk::ui {
class SavedViewsMenu;
}
namespace storedesk::ui::records {
class ExportRowsPane;
struct ExportRowsWords;
} // namespace storedesk::ui::records

namespace storedesk::ui::lookups {

// Lists purchases or products that are in the exports of activities on this computer.
class ExportedList final : public records::OfflineList
{
    Q_OBJECT

public:
    ExportedList(PageHost &host, catalogue::Resource resource, QWidget *parent = nullptr);

    [[nodiscard]] QString subtitle() const override;
    void find() override;
    [[nodiscard]] bool isSettled() const override;
    [[nodiscard]] QWidget *table() const override;
    [[nodiscard]] QList<QAction *> actions() const override;
    // The search and the order. The columns are stored with the account.
    [[nodiscard]] QJsonObject state() const override;
    void restore(const QJsonObject &state) override;
    void search(const QString &text) override;
    void showView(const QString &name) override;

protected:
    [[nodiscard]] TurnText turnText() const override;

private:
    void addViews(PageHost &host);
    [[nodiscard]] static records::ExportRowsWords wordsOf(catalogue::Resource resource);

    catalogue::Resource m_resource;
    std::unique_ptr<records::ExportRows> m_rows;
    records::ExportRowsPane *m_pane;
    SavedViewsMenu *m_views = nullptr;
};

} // namespace storedesk::ui::lookups
