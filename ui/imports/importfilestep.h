// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/pages.h"
#include "imports/recipe.h"
#include "ui/host/assistantstep.h"

#include <QPointer>

class QButtonGroup;
class QComboBox;
class QLabel;

namespace storedesk::ui {
class Button;
class PageHost;
class Notice;
class Panel;
class RecipeChooser;
} // namespace storedesk::ui

namespace storedesk::ui::forms {
class CouponGenerator;
}

namespace storedesk::ui::imports {

class ListTools;
class TableSourcePanel;

// Lets the user choose the kind of import, and choose, drop or paste the rows.
class ImportFileStep final : public AssistantStep
{
    Q_OBJECT

public:
    ImportFileStep(storedesk::imports::ImportDraft &draft, PageHost &host,
                   QWidget *parent = nullptr);

    // Opens the purchases assistant with the same rows.
    void openPurchases();
    void setKind(storedesk::importcheck::ImportKind kind);
    void setCouponSet(const QString &id);
    void openFile(const QString &path);
    void setText(const QString &text, const QString &title);
    void setGenerated(const QString &text, const QString &title);
    void saveTemplate(const QString &path);
    void useRecipe(const QString &path);
    // Takes all settings of an earlier import for the next file.
    void repeat(const storedesk::imports::Recipe &recipe);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void goToProblem() override;
    void focusFirst() override;
    // Returns the rows pasted as text.
    [[nodiscard]] QString pasted() const;
    [[nodiscard]] bool settled() const;

Q_SIGNALS:
    void recipeChosen(const storedesk::imports::Recipe &recipe);
    // Emitted when another assistant has received the rows.
    void handedOver();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    // Shows the progress of a list tool and lets the user cancel it.
    [[nodiscard]] QWidget *buildPreparation();
    void buildKinds(Panel *panel);
    void continueWhenRead();
    void chooseKind(storedesk::importcheck::ImportKind kind);
    void readCouponSets();
    void applyCouponSet();
    void applyFields();
    void readSentCodes();
    void readStoreDomains();
    void askForTemplate();
    void useLast();
    void showState();

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    QButtonGroup *m_kinds;
    QLabel *m_setLabel;
    QComboBox *m_sets;
    QLabel *m_setNote;
    forms::CouponGenerator *m_generator;
    QPointer<api::Pages> m_reading;
    QString m_wantedSet;
    TableSourcePanel *m_source;
    // Whether to proceed to the next step once the rows in the text box are read.
    bool m_goesOn{false};
    // Whether reading a file or codes is all that is missing in this step.
    bool m_fills{false};
    Button *m_template;
    RecipeChooser *m_recipe;
    // Repeats the newest import of this kind.
    Button *m_last;
    Button *m_lists;
    ListTools *m_tools = nullptr;
    Notice *m_notice;
};

} // namespace storedesk::ui::imports
