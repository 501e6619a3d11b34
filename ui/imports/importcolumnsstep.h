// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "ui/host/assistantstep.h"

#include <QHash>
#include <QJsonObject>

#include <optional>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class PageHost;
class IconLabel;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class ConstantList;
}

namespace storedesk::ui::imports {

class ColumnLine;

// Maps the columns of the file to fields.
class ImportColumnsStep final : public AssistantStep
{
    Q_OBJECT

public:
    ImportColumnsStep(storedesk::imports::ImportDraft &draft, PageHost &host,
                      QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isNeeded() const override { return !m_draft.origin().generated; }
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QString act() const override;
    void goToProblem() override;
    void enter() override;
    void focusFirst() override;

private:
    // Adds values to a list field of the contacts of the file, or removes them.
    void changeLists(const QString &field);
    void build();
    [[nodiscard]] QWidget *headings();
    void fill();
    void showState();
    void goToOpenDecision();
    void askForField(int column);
    [[nodiscard]] QStringList sampleOf(int column) const;
    [[nodiscard]] QJsonObject proposedField(int column) const;
    // Maps the new field once the account's fields include it.
    void applyNewField();
    void reportUnread();

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    IconLabel *m_sign;
    QLabel *m_needs;
    QLabel *m_sum;
    Button *m_again;
    Button *m_decide;
    // Splits and joins columns.
    Button *m_derive;
    QWidget *m_body;
    QVBoxLayout *m_lineBox;
    forms::ConstantList *m_constants;
    QScrollArea *m_area = nullptr;
    QList<ColumnLine *> m_lines;
    QStringList m_shownColumns;
    catalogue::FieldSet m_shownTargets;
    // Input for new fields that the user cancelled, by column.
    QHash<int, QJsonObject> m_typedFields;
    struct NewField
    {
        int column = 0;
        QString key;
    };
    // A field that was created but is not among the account's fields yet.
    std::optional<NewField> m_newField;
};

} // namespace storedesk::ui::imports
