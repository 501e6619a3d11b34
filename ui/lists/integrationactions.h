// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QModelIndexList>
#include <QObject>

class QAction;

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class IntegrationBrowser;
struct IntegrationAct;

// What can be done with the selected integrations and event types, as actions: for the Record menu,
// for the menu of the tree and for the buttons above it. What does not concern the selection is not
// seen; what cannot be done says why.
class IntegrationActions final : public QObject
{
    Q_OBJECT

public:
    IntegrationActions(IntegrationBrowser &browser, Frame &frame);

    [[nodiscard]] const QList<QAction *> &all() const { return m_all; } // null is a separator
    [[nodiscard]] QAction *action(QLatin1StringView name) const; // null: there is none

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
    void copyTable();
    void copyId();
    void copyJson();
    void copyMarkdown();
    void openForm();
    void askToDelete();
    void openOfType(const QString &page);

    IntegrationBrowser &m_browser;
    Frame &m_frame;
    QList<QAction *> m_all;
};

} // namespace storedesk::ui::lists
