// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/events/fieldlistmodel.h"
#include "ui/host/page.h"

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Notice;
class PageHead;
class RowsEdit;
class TableView;
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::events {

// Creates several contact fields from a pasted table. The rows are checked locally and created by a
// job.
class FieldListPage final : public Page
{
    Q_OBJECT

public:
    FieldListPage(PageHost &host, const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::ContactFields; }
    void refresh() override;
    void paste(const QString &text) override;
    [[nodiscard]] bool hasPendingChanges() const override;
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepDraftChanges() override;
    [[nodiscard]] bool settled() const override;
    // Replaces the rows with those of a text file.
    void openFile(const QString &path);

private:
    void build();
    [[nodiscard]] QJsonObject typed() const;
    void noteEdit();
    void loadDraft();
    [[nodiscard]] QWidget *buildFoot();
    void takeTaken();
    void read();
    void showCounts();
    void removeRows();
    void duplicateRow();
    void chooseFile();
    void create();
    void begin();

    PageHead *m_head;
    Notice *m_notice;
    RowsEdit *m_text;
    TableView *m_view;
    ElidedLabel *m_sum;
    Button *m_duplicate;
    Button *m_create;
    FieldListModel m_model;
    TypedDraft *m_draft;
};

} // namespace storedesk::ui::events
