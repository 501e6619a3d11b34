// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"

namespace storedesk::ui::records {

class RecordPanel;

// A tab with one record of any resource.
class RecordPage final : public Page
{
    Q_OBJECT

public:
    // Returns null if the address is not that of a record.
    [[nodiscard]] static Page *make(PageHost &host, const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    void focusFirst() override;
    void edit() override;
    void editWith(const QJsonObject &changes) override;
    [[nodiscard]] QList<QAction *> recordActions() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] bool hasPendingChanges() const override;
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepDraftChanges() override;
    void setKnownTitle(const QString &title, const QJsonObject &naming) override;
    [[nodiscard]] QJsonObject naming() const override;
    // Moves the data for the title, which is then shown in the current language.
    void adoptStateOf(Page &before) override;
    [[nodiscard]] RecordPanel *panel() const { return m_panel; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    RecordPage(PageHost &host, PageAddress place);
    // Whether a draft from an earlier run will be shown once the record is loaded.
    [[nodiscard]] bool hasWaitingDraft() const;
    // Returns the loaded record, or the previously known data if it is not loaded.
    [[nodiscard]] const QJsonObject &known() const;

    QString m_knownTitle;
    // Data from the replaced page, used until the record is loaded again.
    QJsonObject m_knownRecord;
    RecordPanel *m_panel;
};

} // namespace storedesk::ui::records
