// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/setupreader.h"
#include "ui/events/differencemodel.h"
#include "ui/host/page.h"

#include <QPointer>

class QComboBox;

namespace storedesk::ui::setup {
class SetupSource;
}

namespace storedesk::ui {
class Button;
class Notice;
class PageHead;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Compares an event type with one from a file, from this account or from another account.
class CompareTypePage final : public Page
{
    Q_OBJECT

public:
    CompareTypePage(PageHost &host, const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Swap; }
    void refresh() override;
    [[nodiscard]] bool settled() const override;

    void compareWithFile(const QString &path);

private:
    // Kinds of entries in the list of event types to compare with.
    enum class Side : quint8 { None, Type, Account, File };

    void build();
    void fillSides();
    void choose(int at);
    void compareWithType(const QString &id);
    void compareWithAccount(const QString &id);
    void askFile();
    void show(const QString &name, const QJsonObject &other);
    void showNothing(const QString &headline, const QString &sentence, const QString &details = {});
    void copyThere();
    void changeLikeThat();

    PageHead *m_head;
    Notice *m_notice;
    QComboBox *m_sides;
    TableView *m_view;
    StatePane *m_pane;
    Button *m_copy;
    Button *m_change;
    DifferenceModel m_model;
    QPointer<storedesk::events::SetupReader> m_reader;
    QPointer<setup::SetupSource> m_source;
    // The definition of the event type.
    QJsonObject m_type;
    // Event types of the same integration, with their ids.
    QJsonArray m_types;
    QJsonObject m_other;
    // Id of the other account, if the comparison involves one.
    QString m_account;
};

} // namespace storedesk::ui::events
