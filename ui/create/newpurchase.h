// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "catalogue/example.h"
#include "ui/create/createpage.h"
#include "ui/create/purchaselines.h"

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::create {

class LineTable;
class PurchaseEffects;
class PurchaseFields;
class PurchaseTotals;

// Form for a new purchase: buyer, lines, totals and effects.
class NewPurchase final : public CreatePage
{
    Q_OBJECT

public:
    // The page address may name the buyer by "email" or "external-id", followed by the value.
    NewPurchase(Frame &frame, const Place &place);
    // Deletes the table before its lines.
    ~NewPurchase() override;

    // Repeats all lookups.
    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] FormIssues openPoints() const override;
    void showReasons() override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] api::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    std::vector<api::FieldError>
    showFieldErrors(const std::vector<api::FieldError> &errors) override;
    void refused(const api::Error &error) override;
    [[nodiscard]] Place placeOf(const QJsonObject &record) const override;

private:
    void build();
    void connectParts();
    void askForProducts();
    void askAgain(const QString &productId);
    // Applies a change that does not count as user input.
    void take(const std::function<void()> &change);
    [[nodiscard]] QList<catalogue::Example> knownProducts() const;
    [[nodiscard]] QJsonObject body() const;
    [[nodiscard]] static QString wordsOf(const PurchaseLine &line, const QJsonObject &product);
    [[nodiscard]] FormIssues fieldPoints() const;
    [[nodiscard]] FormIssues linePoints() const;
    [[nodiscard]] QJsonObject fresh() const;
    // Null if the key has no editor.
    [[nodiscard]] forms::FieldEditor *editorOf(QStringView key) const;
    void markLeftFields();
    void goTo(const QString &key) const;

    catalogue::Checker m_checker;
    PurchaseLines m_lines;
    jobs::ValueLookup m_products;
    PurchaseFields *m_fields = nullptr;
    LineTable *m_table = nullptr;
    PurchaseTotals *m_totals = nullptr;
    PurchaseEffects *m_effects = nullptr;
    bool m_taking = false;
};

} // namespace storedesk::ui::create
