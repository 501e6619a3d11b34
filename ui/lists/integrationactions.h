// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/lists/browseactions.h"

#include <QModelIndexList>

namespace storedesk::ui::lists {

class IntegrationBrowser;
struct IntegrationAct;

// The actions on the selected integrations and event types, shared by the Record menu, the tree's
// context menu and the buttons above it. Actions that do not apply to the selection are hidden;
// actions that are not possible now are disabled and show the reason.
class IntegrationActions final : public BrowseActions
{
    Q_OBJECT

public:
    IntegrationActions(IntegrationBrowser &browser, PageHost &host);

    // Returns null if there is no such action.
    [[nodiscard]] QAction *action(QLatin1StringView name) const;

protected:
    [[nodiscard]] QStringList selectedIds() const override;
    [[nodiscard]] QList<QJsonObject> selectedRecords() const override;
    [[nodiscard]] CopiedTable selectedTable() const override;

private:
    friend struct IntegrationAct;

    void addAll();
    void update();
    [[nodiscard]] QString whyNot(const IntegrationAct &act, const QModelIndexList &chosen) const;

    void openRecords();
    void openTypeForm();
    void openBench();
    void openFormLike();
    void edit();
    void openComparison();
    void openHandOver();
    void openForm();
    void askToDelete();
    void openOfType(const QString &page);

    IntegrationBrowser &m_browser;
};

} // namespace storedesk::ui::lists
