// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"

namespace storedesk::ui {
class SearchField;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

class ChangeTable;

// Page with the history of changes made on this computer to all records.
class HistoryPage final : public Page
{
    Q_OBJECT

public:
    explicit HistoryPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Clock; }
    [[nodiscard]] bool settled() const override;
    void find() override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] QJsonObject viewState() const override;
    void restoreViewState(const QJsonObject &state) override;

private:
    ChangeTable *m_table;
    SearchField *m_filter;
};

} // namespace storedesk::ui::changes
