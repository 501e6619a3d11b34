// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/page.h"

namespace storedesk::ui::records {

class RecordPanel;

// A tab with one record of any resource.
class RecordPage final : public Page
{
    Q_OBJECT

public:
    // Null: the place names no record.
    [[nodiscard]] static Page *make(Frame &frame, const Place &place);

    [[nodiscard]] Place place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    void focusFirst() override;
    void edit() override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] bool hasPendingChanges() const override;
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepChanges() override;
    void setKnownTitle(const QString &title, const QJsonObject &naming) override;
    [[nodiscard]] QJsonObject naming() const override;
    void takeOver(Page &before) override; // how it is called, in the words of now
    [[nodiscard]] RecordPanel *panel() const { return m_panel; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    RecordPage(Frame &frame, Place place);
    [[nodiscard]] bool hasWaitingDraft() const; // of an earlier run, shown once it is read
    [[nodiscard]] const QJsonObject &known() const; // what was read of it, or before it

    Place m_place;
    QString m_knownTitle;
    QJsonObject m_knownRecord; // of the page that this one stands for, until it is read again
    RecordPanel *m_panel;
};

} // namespace storedesk::ui::records
